import {
  BOARD_DOORS_MAX,
  BOARD_LIGHTS_MAX,
  BOARD_MARKED_STATES_MAX,
  CENSUS_DOORS_MAX,
  EQUATIONS_UNKNOWNS_MAX,
  LESSON_SIDE_MAX,
} from "./bindings.js";

/** Limits of the engine: larger arguments are refused. */
export const LIMITS = Object.freeze({
  lights: BOARD_LIGHTS_MAX,
  doors: BOARD_DOORS_MAX,
  markedStates: BOARD_MARKED_STATES_MAX,
  countedDoors: CENSUS_DOORS_MAX,
  unknowns: EQUATIONS_UNKNOWNS_MAX,
  side: 1_000_000,
  steppedLights: LESSON_SIDE_MAX,
  text: 1_000_000,
  history: 10_000_000,
  listedDoors: 5,
});
