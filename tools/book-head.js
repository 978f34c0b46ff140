// The head and the navigation of a page of the book. The page itself has its title, its description and its style.
import { posix } from "node:path";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src blob:",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types lights-out",
].join("; ");

/** The navigation in each language: its name, the site, the contents, and the page in the other language. */
const NAVIGATION = {
  en: {
    name: "Site",
    home: "Lights &amp; Doors",
    contents: '<a href="en.html">Contents</a>',
    other: '<a href="index.html" lang="zh-Hans" hreflang="zh-Hans">简体</a>',
  },
  "zh-Hans": {
    name: "本站",
    home: "关灯与翻转门",
    contents: '<a href="index.html">目录</a>',
    other: '<a href="en.html" lang="en" hreflang="en">English</a>',
  },
};

/** The scripts of a page: for its boards, and for the codes of its links. @param {string} html */
const scriptsOf = (html) => [
  ...(/<(?:lights-out|rotating-doors)\b|<!-- board:/.test(html) ? ["../lights-and-doors.js", "book.js"] : []),
  ...(html.includes('class="qr"') ? ["links.js"] : []),
];

/** @param {string} html a page of web/book/ or web/example/ */
export function headed(html) {
  const [, language] = /** @type {RegExpExecArray} */ (/<html lang="(en|zh-Hans)"/.exec(html));
  const [, book] = /** @type {RegExpExecArray} */ (/<link rel="stylesheet" href="(.*)book\.css">/.exec(html));
  const { name, home, contents, other } = NAVIGATION[/** @type {keyof typeof NAVIGATION} */ (language)];
  const inBook = (/** @type {string} */ path) => posix.join(book, path);
  const links = [
    `<a href="${inBook("../index.html")}">${home}</a>`,
    ...(book ? [contents.replace('href="', `$&${book}`)] : []), // the contents do not lead to themselves
    other,
  ];
  return html
    .replace(
      /( *)<meta charset="utf-8">\n/,
      `$&$1<meta http-equiv="Content-Security-Policy" content="${POLICY}">
$1<meta name="viewport" content="width=device-width, initial-scale=1">
$1<meta name="darkreader-lock">
$1<meta name="color-scheme" content="light dark">
`,
    )
    .replace(
      /( *)<link rel="stylesheet".*\n/,
      `$1<link rel="icon" href="${inBook("../icon.svg")}" type="image/svg+xml">\n$&${scriptsOf(html)
        .map((path) => `$1<script src="${inBook(path)}" defer></script>\n`)
        .join("")}`,
    )
    .replace(
      "<body>\n",
      `$&    <header>
      <nav aria-label="${name}">
${links.map((link) => `        ${link}\n`).join("")}      </nav>
    </header>
`,
    );
}
