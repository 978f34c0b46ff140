/** The largest boards and texts that are read; a test compares them with the limits of the engine. */
export const LIMITS = Object.freeze({ lights: 65_536, doors: 256, text: 1_000_000 });
