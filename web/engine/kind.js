/** What a notation speaks of, as an engine calls it. @param {string} notation @returns {"grid" | "doors"} */
export const kindOf = (notation) => (notation.startsWith("doors") ? "doors" : "grid");

/** The element that shows it. @param {string} notation */
export const tagOf = (notation) => (kindOf(notation) === "doors" ? "rotating-doors" : "lights-out");
