/** How the elements look: a lit house at night. One sheet for all of them; hosts tune it by custom properties and parts. */

const THEME = `
:host {
  all: initial;
  display: block;
  inline-size: min(100%, 28rem);
  --panel: var(--lights-panel, #0b1020);
  --off: var(--lights-off, #26314f);
  --off-ring: var(--lights-off-ring, #7c8cbb);
  --primary: var(--lights-primary, #2f5fe8);
  --lit: var(--lights-lit, #ffc94d);
  --lit-core: var(--lights-lit-core, #fff3cf);
  --lit-edge: var(--lights-lit-edge, #f2a93b);
  --wall: var(--lights-wall, #263153);
  --leaf: var(--lights-leaf, #a47146);
  --glow: var(--lights-glow, #ffd98a);
  --ink: #0b1020;
  --text: #eef2fb;
  --text-2: #b3beda;
}
:host([hidden]) { display: none; }
:host([theme="light"]) { --panel: var(--lights-panel, #141b30); --off: var(--lights-off, #2c3859); --off-ring: var(--lights-off-ring, #8494c2); --primary: var(--lights-primary, #2452d6); }
@media (prefers-color-scheme: light) {
  :host(:not([theme="dark"])) { --panel: var(--lights-panel, #141b30); --off: var(--lights-off, #2c3859); --off-ring: var(--lights-off-ring, #8494c2); --primary: var(--lights-primary, #2452d6); }
}
`;

const PANEL = `
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.puzzle {
  container-type: inline-size;
  font: 16px/1.5 var(--lights-font, system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif);
  font-variant-numeric: tabular-nums;
  color: var(--text);
}
.panel {
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding: clamp(10px, 3.4cqi, 20px);
  border-radius: clamp(14px, 5cqi, 24px);
  background: var(--panel);
  box-shadow: inset 0 1px 0 #fff1, 0 18px 40px -18px #0008;
}
/* The more lamps burn, the warmer the room. */
.warmth { position: absolute; inset: 0; z-index: -1; background: radial-gradient(70% 60% at 50% 48%, #7a5212, transparent); opacity: 0; transition: opacity 0.4s; }
.status { display: none; align-items: baseline; gap: 18px; padding: 0 4px 10px; font-size: 13px; color: var(--text-2); white-space: nowrap; }
.status strong { font-size: 19px; font-weight: 650; line-height: 1.2; color: var(--text); }
.status ::slotted(*) { margin-inline-start: auto; font: inherit; color: inherit; overflow: hidden; text-overflow: ellipsis; }
.status slot { display: block; min-inline-size: 0; margin-inline-start: auto; }
.par { all: unset; cursor: pointer; border-radius: 8px; padding: 4px 6px; margin: -4px -6px; }
.stage { container-type: inline-size; }
.tools { display: none; gap: 8px; max-inline-size: 560px; margin-inline: auto; padding-top: clamp(10px, 2.6cqi, 14px); }
.tool, .tools ::slotted(button) {
  appearance: none;
  flex: 1 1 0;
  min-inline-size: 0;
  min-block-size: 52px;
  margin: 0;
  padding: 7px 2px;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 3px;
  border: 1px solid #33406a;
  border-radius: 14px;
  background: #19233f;
  color: var(--text);
  font: 500 13px/1.2 inherit;
  font-family: inherit;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  transition: background 0.15s, transform 0.09s;
}
.tool:hover { background: #22304f; }
.tool:active { transform: scale(0.96); }
.tool.hint { background: var(--primary); border-color: transparent; }
.tool.hint:hover { background: color-mix(in oklab, var(--primary), #fff 12%); }
.tool[aria-disabled="true"] { color: #7e8cb4; cursor: default; }
.tool svg { inline-size: 20px; block-size: 20px; stroke: currentColor; fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.word { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; }
.note { margin: 12px 4px 0; font-size: 14.5px; color: var(--text); overflow-wrap: anywhere; }
.note:empty { display: none; }
.solved .note { font-weight: 600; color: var(--glow); }
.solved .status strong { color: var(--glow); }
.live, .hall .live { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:is(.tool, .par, .cell, .bell):focus-visible { outline: 3px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #0b1020; z-index: 2; }
@container (min-width: 260px) { .tools { display: flex; } }
@container (min-width: 260px) and (max-width: 319px) { .word { position: absolute; inline-size: 1px; block-size: 1px; clip-path: inset(50%); } .tool { min-block-size: 44px; } }
@container (min-width: 320px) { .status { display: flex; } }
@container (max-width: 259px) { .note { font-size: 13px; } }
`;

const GRID = `
.grid {
  --unit: calc(100cqi / var(--side));
  --gap: clamp(1px, var(--unit) * 0.11, 13px);
  position: relative;
  display: grid;
  gap: var(--gap);
  inline-size: calc((var(--unit) + var(--gap) / var(--side)) * var(--columns) - var(--gap));
  margin-inline: auto;
  direction: ltr;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
}
.stage.scrolls { overflow: auto; max-block-size: 80svh; overscroll-behavior: contain; scrollbar-color: #33406a transparent; }
.grid.large { --unit: max(25px, 100cqi / var(--side)); padding: 0; }
.row { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: var(--gap); }
.large .row { content-visibility: auto; contain-intrinsic-block-size: 24px; }
.cell {
  appearance: none;
  position: relative;
  isolation: isolate;
  min-inline-size: 0;
  aspect-ratio: 1;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 20%;
  background: linear-gradient(160deg, color-mix(in oklab, var(--off), #fff 6%), var(--off) 60%, color-mix(in oklab, var(--off), #000 14%));
  box-shadow: inset 0 1px 0 #ffffff14, inset 0 -2px 0 #0005;
  color: #fff;
  font: 700 calc(var(--unit) * 0.23) / 1 system-ui, sans-serif;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: box-shadow 0.16s var(--delay, 0s), color 0s var(--delay, 0s), transform 0.09s;
}
.cell.hole { visibility: hidden; }
/* The off ring; while a press is previewed, the outline of what it would flip. */
.cell::before { content: ""; position: absolute; z-index: 1; inset: 33%; border-radius: 50%; border: max(1.5px, var(--unit) * 0.022) solid var(--off-ring); opacity: 0.85; transition: opacity 0.16s var(--delay, 0s); }
.cell::after { content: ""; position: absolute; inset: 0; border-radius: inherit; background: radial-gradient(circle at 50% 42%, var(--lit-core) 0, color-mix(in oklab, var(--lit-core), var(--lit) 60%) 26%, var(--lit) 58%, var(--lit-edge) 100%); box-shadow: inset 0 1px 0 #fff9, inset 0 -3px 0 #b9720033; opacity: 0; transition: opacity 0.16s var(--delay, 0s); }
.cell.lit { color: var(--ink); box-shadow: 0 0 calc(var(--unit) * 0.26) color-mix(in srgb, var(--lit), transparent 52%), 0 0 calc(var(--unit) * 0.7) color-mix(in srgb, var(--lit), transparent 86%); }
.cell.lit::before { opacity: 0; }
.cell.lit::after { opacity: 1; }
.large .cell { isolation: auto; background: var(--off); box-shadow: none; transition: none; }
.large .cell::after { display: none; }
.large .cell.lit { background: radial-gradient(circle at 50% 42%, var(--lit-core), var(--lit) 60%, var(--lit-edge)); box-shadow: none; }
.large .cell:focus-visible { outline-offset: -3px; box-shadow: none; }
.cell:active { transform: scale(0.94); }
.cell.marked::before { opacity: 0; }
.cell.flips::before { inset: 9%; border: max(1.5px, var(--unit) * 0.022) dashed currentColor; border-radius: 16%; opacity: 0.85; transition: none; }
.cell.centre::before { border-style: solid; opacity: 1; }
.won .cell::after { animation: lamp 0.5s calc(var(--wave) * 0.4s) both; }
@keyframes lamp { 35% { opacity: 0.75; } }
.won .cell { animation: dip 0.5s calc(var(--wave) * 0.4s) both; }
@keyframes dip { 35% { transform: scale(0.93); } }
`;

const MARKS = `
.mark { position: absolute; z-index: 2; inset: 0; display: grid; place-items: center; border-radius: inherit; color: inherit; pointer-events: none; animation: appear 0.2s both; }
@keyframes appear { from { opacity: 0; } }
.ringed::before { content: ""; position: absolute; inset: 21%; border-radius: 50%; border: max(2px, var(--unit, 60px) * 0.035) solid currentColor; box-shadow: 0 0 0 1.5px #0b102066, inset 0 0 0 1.5px #0b102066; }
.lit > .ringed::before { box-shadow: none; }
.outlined { outline: max(2px, var(--unit, 60px) * 0.03) dashed currentColor; outline-offset: -5px; }
.quiet { box-shadow: inset 0 0 0 2px currentColor; }
.quiet::after { content: ""; position: absolute; inline-size: 18%; aspect-ratio: 1; rotate: 45deg; border: 2px solid currentColor; }
.ringed.quiet::after { inset: auto 8% 8% auto; inline-size: 10%; }
.hatched { background: repeating-linear-gradient(135deg, color-mix(in srgb, currentColor, transparent 40%) 0 3px, transparent 3px 10px); box-shadow: inset 0 0 0 2px currentColor; }
.badge { position: absolute; z-index: 3; inset: -9px -6px auto auto; padding: 2px 9px; border-radius: 999px; background: #fff; color: var(--ink); font: 700 13px/1.4 inherit; font-family: inherit; box-shadow: 0 2px 8px #000a; }
.hall .badge { inset: 8px 10px auto auto; }
`;

const HALL = `
.hall {
  --columns: var(--narrow);
  position: relative;
  margin: 0 calc(-1 * clamp(10px, 3.4cqi, 20px));
  padding-top: 18px;
  overflow: clip;
  background: linear-gradient(var(--wall), color-mix(in oklab, var(--wall), #000 30%));
  isolation: isolate;
  direction: ltr;
  user-select: none;
  -webkit-user-select: none;
}
.doors { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 150px)); justify-content: center; gap: 14px clamp(8px, 3.6cqi, 34px); padding-inline: clamp(10px, 3cqi, 30px); }
@container (min-width: 480px) { .hall { --columns: var(--medium); padding-top: 30px; } .doors { row-gap: 24px; } }
@container (min-width: 860px) { .hall { --columns: var(--wide); } }
.door, .bell { appearance: none; position: relative; min-inline-size: 0; margin: 0; padding: 0; border: 0; background: none; color: var(--text); font: inherit; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
.door { display: grid; grid-template: auto 1fr / minmax(0, 1fr); container-type: inline-size; }
@container (max-width: 72px) { .door .label[data-state]::after { display: block; margin: 0; font-size: 12px; text-align: center; } .door .foot { gap: 3px; } }
:is(.door, .bell):is(button) { cursor: pointer; }
.frame { --frame: clamp(4px, 7cqi, 10px); --unit: 60cqi; position: relative; display: block; aspect-ratio: 0.56; border-radius: 9px 9px 0 0; background: linear-gradient(90deg, #3a2a1e, #543d2c 12% 88%, #35261b); box-shadow: 0 10px 22px -8px #000a; transition: box-shadow 0.5s var(--delay, 0s); }
.opening, .leaf { display: block; position: absolute; inset: var(--frame) var(--frame) 0; border-radius: 5px 5px 0 0; }
.opening { overflow: hidden; background: radial-gradient(120% 80% at 55% 100%, var(--lit-core), var(--glow) 42%, #e79a3c); opacity: 0; transition: opacity 0s calc(0.5s + var(--delay, 0s)); }
.lit .opening { opacity: 1; transition-delay: var(--delay, 0s); }
.opening::before { content: ""; position: absolute; inset: auto 0 0; block-size: 24%; background: linear-gradient(#e0963c00, #7a4a1fb0); }
.leaf { transform-origin: left center; transform: perspective(900px) rotateY(0deg); transition: transform 0.52s cubic-bezier(0.3, 1.25, 0.5, 1) var(--delay, 0s), filter 0.52s var(--delay, 0s); background: linear-gradient(90deg, color-mix(in oklab, var(--leaf), #000 16%), color-mix(in oklab, var(--leaf), #fff 8%) 18%, var(--leaf) 80%, color-mix(in oklab, var(--leaf), #000 22%)); box-shadow: inset 0 0 0 1px #0003; }
.leaf::before, .leaf::after { content: ""; position: absolute; inset-inline: 16%; border-radius: 4px; background: linear-gradient(#0002, #fff1); box-shadow: inset 0 2px 3px #0006, inset 0 -1px 0 #fff3; }
.leaf::before { top: 9%; height: 36%; }
.leaf::after { bottom: 12%; height: 34%; }
.knob { display: block; position: absolute; right: 7%; top: 51%; inline-size: 10%; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle at 35% 30%, #fff1c0, #e9be55 55%, #9a6e1e); box-shadow: 0 1px 2px #000a; }
.lit > .frame { box-shadow: 0 8px 40px -4px color-mix(in srgb, var(--glow), transparent 50%); }
.lit .leaf { transform: perspective(900px) rotateY(-72deg); filter: brightness(0.82); }
.foot { position: relative; display: grid; gap: 6px; justify-items: center; align-content: start; min-block-size: 76px; padding: 14px 0 12px; }
/* The floor runs under the whole row: each door paints the same strip, the hall cuts it off. */
.foot::before { content: ""; position: absolute; z-index: -2; inset: 0 -100vw; border-top: 3px solid #0005; background: linear-gradient(#4a3b33, #2e2622); }
.foot::after { content: ""; position: absolute; z-index: -1; inset: 0 -16% 0; background: linear-gradient(color-mix(in srgb, var(--glow), transparent 45%), transparent 85%); clip-path: polygon(22% 3px, 78% 3px, 100% 100%, 0 100%); opacity: 0; transition: opacity 0.5s var(--delay, 0s); }
.lit > .foot::after { opacity: 0.75; }
.label { font-weight: 650; line-height: 1.2; text-shadow: 0 1px 3px #0009; white-space: nowrap; }
.label[data-state]::after { content: attr(data-state); margin-inline-start: 6px; font-weight: 400; font-size: 13px; opacity: 0.9; }
.mask { display: block; inline-size: min(100%, var(--mask-columns) * clamp(9px, 14cqi, 17px)); overflow: visible; }
.mask path { stroke-width: 2; stroke: var(--text-2); fill: none; opacity: 0.55; }
.mask .filled { stroke: var(--glow); fill: var(--glow); opacity: 1; }
.masks-hidden .mask { visibility: hidden; }
.door:active .knob { rotate: 8deg; scale: 0.9; }
.door:focus-visible, .bell:focus-visible { outline: none; }
.door:focus-visible .frame { outline: 3px solid #fff; outline-offset: 2px; }
.door.flips .frame::after { content: ""; position: absolute; z-index: 2; inset: -4px -4px -3px; border: 2.5px dashed #fff; border-radius: 12px 12px 4px 4px; pointer-events: none; }
.bell.centre, .door.centre .label { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 4px; }
.door > .mark { inset: 0 0 auto; block-size: auto; aspect-ratio: 0.56; --unit: 60cqi; border-radius: 9px 9px 0 0; color: #fff; font: 700 30cqi/1 system-ui, sans-serif; text-shadow: 0 0 6px #000; }
.door.lit > .mark:not(.ringed) { color: var(--ink); }
.door > .ringed::before { inset: auto; inline-size: 62%; aspect-ratio: 1; background: #0b1020b3; z-index: -1; }
.bells { position: relative; display: flex; flex-wrap: wrap; justify-content: center; gap: 14px 22px; padding: 14px; background: #2e2622; border-top: 1px solid #0005; }
.bell { display: grid; gap: 6px; justify-items: center; min-inline-size: 64px; padding: 6px; border-radius: 12px; }
.bell:focus-visible { outline: 3px solid #fff; }
.push { display: block; inline-size: 44px; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle at 38% 32%, #fff6da 0 12%, #e9dcc0 30%, #b79b62 34% 46%, #e9be55 50%, #8a6118); box-shadow: 0 3px 6px #0009, inset 0 -2px 4px #0004; }
.bell:active .push { transform: scale(0.93); }
.bell .mask { inline-size: 64px; }
.bell > .mark { inset: 6px 0 auto; inline-size: 44px; margin-inline: auto; aspect-ratio: 1; color: var(--ink); font: 700 18px/1 system-ui, sans-serif; }
.won .door .frame { animation: flare 0.5s calc(var(--wave) * 0.4s) both; }
@keyframes flare { 40% { box-shadow: 0 0 70px 6px var(--glow); } }
`;

const PREFERENCES = `
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; transform: none; }
  .opening { z-index: 1; transition: opacity 0.12s !important; }
  .leaf { transform: none !important; }
  .lit .leaf { clip-path: inset(0 72% 0 0); z-index: 2; }
}
@media (forced-colors: active) {
  .panel, .tool, .par, .hall, .bells { border: 1px solid CanvasText; }
  .cell { border: 2px solid CanvasText; background: Canvas; color: CanvasText; forced-color-adjust: none; }
  .cell::before { border-color: GrayText; }
  .cell::after, .opening::before, .foot::after, .warmth { display: none; }
  .cell, .cell.lit, .frame, .lit > .frame { box-shadow: none; }
  .cell.lit { background: Highlight; color: HighlightText; }
  .cell.lit:not(.marked, .flips)::before { content: "●"; border: 0; inset: 0; display: grid; place-items: center; opacity: 1; }
  .frame, .leaf, .opening { border: 2px solid CanvasText; background: Canvas; forced-color-adjust: none; }
  .lit .opening { background: Highlight; }
  .mask path { stroke: CanvasText; opacity: 1; }
  .mask .filled { fill: CanvasText; }
  .mark, .badge { forced-color-adjust: none; }
  :is(.tool, .par, .cell, .bell):focus-visible, .door:focus-visible .frame { outline: 3px solid Highlight; }
}
@media print { .panel { box-shadow: none; } .tools, .note { display: none !important; } }
`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** The sheet every element adopts: no inline style, so the strictest policy of a host allows it. */
export function elementSheet() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(THEME + PANEL + GRID + MARKS + HALL + PREFERENCES);
  return sheet;
}
