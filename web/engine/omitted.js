/** @file Stands for census.js, large.js, nullity.js and paste.js in the embed, whose wasm omits their functions (PAGE_EXPORT in src/wasm.c). */
import { EngineError } from "./errors.js";

function omitted() {
  throw new EngineError("omitted");
}

export {
  omitted as countSets,
  omitted as largeOf,
  omitted as listSets,
  omitted as nullityOf,
  omitted as readPasted,
  omitted as readWhole,
};
