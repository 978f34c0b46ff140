/**
 * What tests may take for granted of the pages they look into: what a selector names is there, and a board has begun. Where
 * it is not so, the callback throws and the test fails. Nothing here concerns web/, which tsconfig.json checks by itself.
 */
import type { PageFunctionOn } from "playwright-core/types/structs";
import type { LightsOut } from "../web/board/lights-out.js";
import type { RotatingDoors } from "../web/board/rotating-doors.js";
import type { Engine } from "../web/engine/engine.js";
import type { ExplainPane } from "../web/explain/pane.js";

interface Begun {
  readonly engine: Engine;
  readonly shadowRoot: ShadowRoot;
}

/** A locator of elements whose class their selector says. */
interface Located<E> {
  evaluate<R, A>(script: PageFunctionOn<E, A, R>, argument: A): Promise<R>;
  evaluate<R>(script: PageFunctionOn<E, void, R>): Promise<R>;
  evaluateAll<R, A>(script: PageFunctionOn<E[], A, R>, argument: A): Promise<R>;
  evaluateAll<R>(script: PageFunctionOn<E[], void, R>): Promise<R>;
  first(): this;
  last(): this;
  nth(index: number): this;
}

interface Locates {
  locator(selector: `lights-out, rotating-doors`): Located<Puzzle> & import("playwright-core").Locator;
  locator(selector: `${"" | `${string} `}lights-out`): Located<Grid> & import("playwright-core").Locator;
  locator(selector: `${"" | `${string} `}rotating-doors`): Located<Hall> & import("playwright-core").Locator;
  locator(selector: `${"" | `${string} `}lights-explain`): Located<Pane> & import("playwright-core").Locator;
}

declare module "playwright-core" {
  interface Page extends Locates {}
}

declare global {
  var axe: typeof import("axe-core");
  type Grid = LightsOut & Begun;
  type Hall = RotatingDoors & Begun;
  type Puzzle = Grid | Hall;
  type Pane = ExplainPane & Begun;
  interface HTMLElementTagNameMap {
    "lights-out": Grid;
    "rotating-doors": Hall;
    "lights-out, rotating-doors": Puzzle;
    "lights-explain": Pane;
  }
  interface ParentNode {
    querySelector<E extends Element = HTMLElement>(selector: string): E;
  }
}
