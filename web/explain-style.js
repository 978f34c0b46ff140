/** How the explain pane looks: ink and paper on a page that says so, else the night of the boards. */

const STYLE = `
:host {
  display: block;
  container-type: inline-size;
  --mark: var(--accent, #6fd0ff);
  --words: var(--text, #eef2fb);
  --words-2: var(--text-2, #b3beda);
  --ground: var(--surface, #171f35);
  --ground-2: var(--surface-2, #212b47);
  --rule: var(--line, #33406a);
  --rim: var(--edge, #7c8cbb);
  --bad: var(--warn, #ff8093);
  --lamp: #ffc94d;
  --ink: #0b1020;
  color: var(--words);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
  font-variant-numeric: tabular-nums;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
p, ol, ul { margin: 0 0 10px; padding: 0; }
ol, ul { list-style: none; }
h3 { margin: 14px 0 6px; font-size: 14px; }
.small { color: var(--words-2); font-size: 14px; }
.bad { color: var(--bad); }
button, input, textarea, select { min-block-size: 40px; padding: 6px 12px; border: 1px solid var(--rim); border-radius: 12px; background: var(--ground); color: inherit; font: inherit; font-size: 14px; }
button { cursor: pointer; touch-action: manipulation; }
button:hover { background: var(--ground-2); }
button[aria-disabled="true"] { color: var(--words-2); opacity: 0.6; cursor: default; }
button[aria-pressed="true"] { border-color: var(--mark); background: color-mix(in oklab, var(--mark) 18%, var(--ground)); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin-block-end: 12px; }

[role="tablist"] { display: flex; flex-wrap: wrap; gap: 4px; margin-block-end: 14px; padding: 4px; border-radius: 14px; background: var(--ground-2); }
[role="tab"] { flex: 1 1 auto; padding: 4px 10px; border-color: transparent; background: none; color: var(--words-2); white-space: nowrap; }
[role="tab"][aria-selected="true"] { background: var(--ground); color: var(--words); box-shadow: 0 1px 2px #0003; font-weight: 600; }

.equations { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 2px 12px; max-block-size: 26rem; overflow: auto; padding: 3px; font: 14px/1.5 ui-monospace, sfmono-regular, menlo, consolas, monospace; }
.equations li { display: flex; gap: 10px; padding: 3px 8px; border-radius: 8px; overflow-wrap: anywhere; cursor: default; }
.equations .name { min-inline-size: 2.2em; color: var(--words-2); text-align: end; }
.equations li:is(:hover, :focus-visible) { background: var(--lamp); color: var(--ink); }
.equations li:is(:hover, :focus-visible) .name { color: inherit; }
.pointed { background: color-mix(in oklab, var(--mark) 20%, transparent); }
.term.pointed { border-radius: 4px; outline: 2px solid var(--mark); font-weight: 700; }

.choice { display: flex; gap: 6px; margin-block-end: 10px; }
.choice button { min-block-size: 34px; padding: 2px 12px; border-radius: 999px; }
.sentence { min-block-size: 1.5em; margin: 0 0 6px; color: var(--words); }
.formula { min-block-size: 1.6em; margin: -4px 0 8px; font: 600 15px/1.6 ui-monospace, sfmono-regular, menlo, consolas, monospace; }
.scroll { overflow: auto; max-block-size: min(32rem, 70svh); margin-block-end: 10px; overscroll-behavior: contain; }

.matrix { --cell: clamp(15px, (100cqi - 48px) / var(--columns), 30px); border-spacing: 0; direction: ltr; font: 13px/1 ui-monospace, sfmono-regular, menlo, consolas, monospace; text-align: center; }
.matrix th { padding: 0 1px; color: var(--words-2); font-size: 12px; font-weight: 500; }
.matrix thead th { padding: 0; position: sticky; inset-block-start: 0; z-index: 1; background: var(--ground); }
.matrix thead td { position: sticky; inset-block-start: 0; z-index: 1; background: var(--ground); }
.matrix thead .now { color: var(--mark); font-weight: 700; }
.matrix tbody th { position: sticky; inset-inline-start: 0; background: var(--ground); text-align: end; }
.matrix td { min-inline-size: var(--cell); inline-size: var(--cell); block-size: var(--cell); padding: 0; color: var(--words-2); }
.matrix .one { background: color-mix(in oklab, var(--mark) 24%, transparent); box-shadow: inset 0 0 0 1px var(--ground); color: var(--words); font-weight: 700; }
.matrix .past { opacity: 0.6; }
.matrix .right { border-inline-start: 2px solid var(--rim); }
.matrix .current td { background: #ffe29a; color: #3c3520; opacity: 1; }
.matrix .current .one { background: var(--lamp); color: var(--ink); box-shadow: inset 0 0 0 1px #ffe29a; }
.matrix .other td { background: color-mix(in oklab, var(--lamp) 22%, var(--ground)); }
.matrix .other .one { background: color-mix(in oklab, var(--lamp) 45%, var(--ground)); }
.matrix .pivot { outline: 2px solid var(--ink); outline-offset: -2px; }
.matrix td.pointed { box-shadow: inset 2px 0 var(--mark), inset -2px 0 var(--mark); }
.row-name { min-block-size: 0; padding: 1px 5px; border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; font-size: 12px; }
.current .row-name { background: var(--lamp); color: var(--ink); font-weight: 700; }

.bitmap { position: relative; inline-size: max-content; direction: ltr; }
.bitmap canvas { display: block; image-rendering: pixelated; background: #1f3860; }
.bitmap i { position: absolute; pointer-events: none; }
.bitmap :is(.current, .other) { inset-inline: 0; block-size: var(--thick); background: #ffc94dcc; }
.bitmap .other { background: #ffc94d80; }
.bitmap .column { inset-block: 0; inline-size: var(--thick); background: #ff8093a0; }
.glass { min-block-size: 92px; overflow-x: auto; }

.player { display: flex; align-items: center; gap: 6px; margin-block-end: 10px; }
.player button { flex: none; inline-size: 44px; min-block-size: 44px; padding: 0; font-size: 18px; line-height: 1; }
.player input { flex: 1; min-inline-size: 0; padding: 0; accent-color: var(--mark); }
.player .count { color: var(--words-2); font-size: 13px; white-space: nowrap; }
.facts { font-weight: 600; }
.values { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); gap: 0 12px; max-block-size: 14rem; overflow: auto; font: 14px/1.7 ui-monospace, sfmono-regular, menlo, consolas, monospace; }

.field { display: grid; flex: 1 1 7rem; gap: 4px; min-inline-size: 0; margin-block-end: 8px; color: var(--words-2); font-size: 14px; }
.row > .field { margin: 0; }
.field :is(input, select, textarea) { inline-size: 100%; color: var(--words); }
textarea { font-family: ui-monospace, sfmono-regular, menlo, consolas, monospace; resize: vertical; }
[aria-invalid="true"] { border-color: var(--bad); }
.news { display: grid; gap: 2px; list-style: decimal; padding-inline-start: 2em; font-size: 14px; }
.news .error, .news .contradiction { color: var(--bad); }
.news .fixed { color: var(--good, #7fe3ae); font-weight: 600; }
.sheet { position: absolute; inline-size: 1px; block-size: 1px; border: 0; opacity: 0; }
details { margin-block-end: 10px; }
summary { padding-block: 8px; color: var(--mark); cursor: pointer; }
.picture { margin-block-end: 10px; }
.picture .miniature { inline-size: min(100%, 18rem); max-block-size: 24rem; padding: 8px; border-radius: 14px; }
.miniature { display: block; inline-size: 60px; max-block-size: 84px; padding: 3px; border-radius: 8px; background: #141b30; }
.miniature .off { fill: #3b4a75; }
.miniature .on { fill: var(--lamp); }
.miniature .press { fill: none; stroke: #fff; stroke-width: 0.09; }
.miniature .press.dark { stroke: var(--ink); }
.miniature .frame { fill: none; stroke: #fff; stroke-width: 0.06; stroke-dasharray: 0.16 0.1; }
.doors { display: flex; flex-wrap: wrap; gap: 4px; }
.doors span { inline-size: 30px; padding: 14px 0 4px; border-radius: 6px 6px 0 0; background: #a47146; color: #fff; text-align: center; }
.doors .open { background: #ffd98a; color: var(--ink); }
.doors .pressed { outline: 2px solid var(--mark); outline-offset: 1px; text-decoration: underline; }
.letters { font-weight: 600; letter-spacing: 0.1em; }
.patterns { display: grid; grid-template-columns: repeat(auto-fill, minmax(88px, 1fr)); gap: 8px; }
.patterns li { display: grid; gap: 4px; }
.patterns button { display: grid; gap: 4px; justify-items: center; align-content: start; inline-size: 100%; padding: 8px 4px 4px; font-size: 13px; }
.patterns button + button { min-block-size: 32px; padding: 2px 4px; }
.weights { display: grid; grid-template-columns: max-content 1fr; gap: 2px 10px; margin: 0 0 10px; font-size: 14px; }
.weights dt { text-align: end; }
.weights dd { display: flex; align-items: center; gap: 6px; margin: 0; }
.weights i { inline-size: calc(var(--part) * (100% - 4rem)); min-inline-size: 2px; block-size: 12px; border-radius: 3px; background: var(--mark); }

@media (forced-colors: active) {
  .matrix .one { border: 1px solid CanvasText; }
  .matrix .current td, .equations li:is(:hover, :focus-visible) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .miniature, .doors span { forced-color-adjust: none; }
  [role="tab"][aria-selected="true"], button[aria-pressed="true"] { border: 2px solid Highlight; }
}
`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

export function explainSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}
