/**
 * @file Media queries that follow the size of the text. In a query, 1em is the text size of the browser's settings: a style that enlarges the text of the page, as
 * html { font-size: 200% } does, changes no query. Those of the page are therefore scaled by as much.
 */

const OWN = 1.25; // style.css enlarges the text on large screens so much

let scale = 1;

/** @param {string} query */
const scaled = (query) => query.replace(/\d{1,4}(?:\.\d{1,4})?(?=em)/g, (size) => String(scale * Number(size)));

/** True if a media query holds for the text of the page. @param {string} query */
export const holds = (query) => matchMedia(scaled(query)).matches;

/** Scales the queries of the page. */
export function followText() {
  const probe = document.createElement("i");
  probe.style.fontSize = "medium";
  document.head.append(probe);
  const [text, medium] = [document.documentElement, probe].map((each) =>
    Number.parseFloat(getComputedStyle(each).fontSize),
  );
  probe.remove();
  if (text <= OWN * medium) return;
  scale = text / medium;
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) scaleQueries(sheet);
}

/** @param {CSSStyleSheet} sheet */
export function scaleQueries(sheet) {
  if (scale === 1) return;
  try {
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule) rule.media.mediaText = scaled(rule.media.mediaText);
  } catch {} // the page is opened from disk: its style sheet cannot be read
}
