/**
 * @file Stands for census.js, large.js, nullity.js and paste.js in the elements, whose wasm omits their functions (PAGE_EXPORT in src/exports/wasm.c), for rows.js,
 * and for compile.js and messages.js in all scripts and the package's elements (tools/bundler.js).
 */
import { EngineError } from "./errors.js";

export const messages = {};
export const refusals = {};

function omitted() {
  throw new EngineError("omitted");
}

export {
  omitted as compileEngine,
  omitted as countSets,
  omitted as dealDoors,
  omitted as largeOf,
  omitted as listSets,
  omitted as nullityOf,
  omitted as readPasted,
  omitted as readMasks,
  omitted as rowsText,
};
