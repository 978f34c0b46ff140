/** English: own equations. */
import { at, number, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "equation.about":
    "One equation per line, as x2+x3=1 or as 011|1. Each answer tells whether the equation is independent of those above.",
  "equation.lines": "Equations",
  "equation.unknowns": "Unknowns (by default as many as are used)",
  "equation.answers": "Answers, by line",
  "equation.new": "new: {rank} of {unknowns} independent equations",
  "equation.implied": "follows from those above",
  "equation.contradiction": "contradiction with those above; ignored",
  "equation.fixed": "new: now every unknown is fixed",
  "equation.solution": (p) => Array.from(p.values, (value, index) => `x${index + 1}=${value}`).join(", "),
  "equation.open": (p) =>
    `${some(p.free, "free variable", "free variables")} left: ${number(p.rank)} of ${number(p.unknowns)} independent equations.`,
  "equation.range": "Type a whole number of unknowns from 1 to {most}, or leave it empty.",
  "equation.unreadable": (p) => `${at(p)}: “${p.text}” is not expected here; write x2+x3=1 or 011|1.`,
  "equation.side": (p) => `${at(p)}: something is missing here; write x2+x3=1 or 011|1.`,
  "equation.equals": (p) => `${at(p)}: the “=” is missing.`,
  "equation.limit": (p) => `${at(p)}: there are ${some(p.limit, "unknown", "unknowns")} at most.`,
});
