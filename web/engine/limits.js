/** Limits of the module, so that others can name them. */
export const LIMITS = Object.freeze({
  lights: 65_536,
  doors: 64,
  unknowns: 4096,
  side: 1_000_000,
  steppedLights: 4096,
  text: 1_000_000,
  history: 10_000_000,
  listedDoors: 5,
});
