/**
 * Types of the pages in tests: selectors find their elements, and boards have started. Otherwise the callback throws and the test
 * fails. These types do not apply to web/, which tsconfig.json checks.
 */
import type { LightsOut } from "../web/board/lights-out.js";
import type { RotatingDoors } from "../web/board/rotating-doors.js";
import type { ExplainPane } from "../web/explain/pane.js";

type Path<Tag extends string> = Tag | `${string} ${Tag}`;
type Puzzles = "lights-out, rotating-doors" | `${string}:is(lights-out, rotating-doors)${string}`;

declare global {
  var axe: typeof import("axe-core");
  /** Of states.browser.test.js: the views, and a function that shows a board and gives its view. */
  var states: typeof import("../web/states/index.js");
  var show: (
    board: {
      kind?: string;
      rows?: number;
      states: number[];
      targets?: number[];
      masks?: number[][];
      locked?: number[];
      any?: number[];
    },
    lights: number[],
  ) => InstanceType<typeof states.StatesCellsView>;
  type Page = import("playwright-core").Page;
  type ContextOptions = import("playwright-core").BrowserContextOptions;
  type Engine = import("../web/engine/engine.js").Engine;

  interface Grid extends LightsOut {
    board: string;
    disabled: boolean;
    explain: string;
    readonly engine: Engine;
    readonly shadowRoot: ShadowRoot;
  }
  interface Hall extends RotatingDoors {
    explain: string;
    readonly engine: Engine;
    readonly shadowRoot: ShadowRoot;
  }
  type Puzzle = Grid | Hall;
  interface Pane extends ExplainPane {
    readonly shadowRoot: ShadowRoot;
  }
  interface Own {
    "lights-out": Grid;
    "rotating-doors": Hall;
    "lights-explain": Pane;
  }
  interface Tags extends HTMLElementTagNameMap, Own {}
  interface Document {
    createElement<K extends keyof Own>(tag: K): Own[K];
  }
  interface ParentNode {
    querySelector(selector: Puzzles): Puzzle;
    querySelector<K extends keyof Tags>(selector: Path<K>): Tags[K];
    querySelector<E extends Element = HTMLElement>(selector: string): E;
    querySelectorAll(selector: Puzzles): NodeListOf<Puzzle>;
    querySelectorAll<K extends keyof Tags>(selector: Path<K>): NodeListOf<Tags[K]>;
    querySelectorAll<E extends Element = HTMLElement>(selector: string): NodeListOf<E>;
  }

  /** Values that a test stores in a page for a later step. */
  interface Window {
    answers: unknown[];
    board: Grid;
    boardOf: (word: HTMLElement) => Puzzle | null;
    ended: Promise<boolean>;
    facts: () => { height: number; loaded: boolean }[];
    heard: Partial<Said & { type: string; id: string; height: number }>;
    kept: WeakRef<object>[];
    rules: TrustedTypePolicyOptions;
    shift: number;
    shownBy: (word: HTMLElement) => string;
    told: Window["heard"][];
    trouble: string[];
  }
  var shifts: [value: number, ...places: string[]][];
  /** An entry for a layout shift. */
  interface PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: HTMLElement | null }[];
  }

  interface Said {
    notation: string;
    presses: Uint8Array;
    moves: number[];
    minimum: number | null;
    solved: boolean;
  }
  interface GlobalEventHandlersEventMap {
    "lights-ready": CustomEvent<Said>;
    "lights-press": CustomEvent<Said & { button: number }>;
    "lights-change": CustomEvent<Said>;
    "lights-solved": CustomEvent<Said>;
    "lights-hint": CustomEvent<Said & { step: number; points: boolean }>;
    "lights-point": CustomEvent<{ button: number }>;
    "lights-error": CustomEvent<{ code: string; position: number; attribute?: string }>;
  }
}
