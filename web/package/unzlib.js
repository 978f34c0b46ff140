/** @file Inflates without the platform; imported where it is needed. */
export { unzlibSync } from "fflate";
