/** What a notation speaks of, as an engine calls it. @param {string} notation @returns {"grid" | "doors"} */
export const kindOf = (notation) => (notation.startsWith("doors") ? "doors" : "grid");

/** The element that shows it. @param {string} notation */
export const tagOf = (notation) => (kindOf(notation) === "doors" ? "rotating-doors" : "lights-out");

/** Which of the page's two games it belongs to. @param {string} notation @returns {"lights" | "doors"} */
export const gameOf = (notation) => (kindOf(notation) === "doors" ? "doors" : "lights");
