/** @file The embed with everything inside, for documents in one file: no script beside it is needed. */
import here from "languages:here";
import { define } from "./board/define.js";
import { explainer } from "./board/explain-slot.js";
import { largeView } from "./board/grid.js";
import { boardText } from "./board/load.js";
import { stateParts } from "./board/state-parts.js";
import { notationOf } from "./board/text.js";
import { CanvasView } from "./canvas/index.js";
import { show } from "./explain/index.js";
import { compileStates } from "./loading/states-module.js";
import {
  DialsView,
  goalOf,
  largeStatesView,
  MarkedHallView,
  pictureOf,
  StatesCellsView,
  SurfaceView,
} from "./states/index.js";
import { lazyLanguages } from "./ui/i18n.js";

explainer.loaded = { show };
largeView.loaded = CanvasView;
lazyLanguages.fetch = async (name) => ({ default: here[name] });
const parts = { DialsView, goalOf, largeStatesView, MarkedHallView, pictureOf, StatesCellsView, SurfaceView };
stateParts.fetch = async () => ({ compileStates, ...parts });
boardText.fetch = async () => ({ notationOf });
define();
