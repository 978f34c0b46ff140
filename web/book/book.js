/**
 * @file Joins the words of a chapter to its figures, by the public attributes, properties, methods and events of the elements alone.
 * data-figure names a figure or a board by its id; cells are numbered from 0.
 *
 *     <button class="word" data-figure="star" data-rings="7 10">       marks cells while the reader points at the word
 *     <button class="word" data-figure="plot" data-dots="5 19">         marks the dots of these sides in a plot
 *     <button class="word" data-figure="star" data-board="3x3.on">     loads a position
 *     <button class="word" data-figure="star" data-press="0 1">        presses buttons
 *     <details data-solved="star" data-most="5">                       opens when the figure is solved, in at most five presses
 *     <a class="drawn" data-board="3x3.on">                            a drawn board: a tap makes it one to play on
 *     <p class="guess">… <button>                                      a guess, which opens the answer behind it
 *     <button class="word" data-carpet="thin">                          leaves every second row and column of a carpet; "over" shows where it differs from a smaller one
 */
{
  /** @typedef {HTMLElement & { engine: { lightCount: number }, marks: Record<string, unknown>, notation: string, press: (button: number) => boolean }} Board */

  /** @param {string} name @returns {Board | null} */
  const boardOf = (name) => document.querySelector(`:is(#${name}, #${name} *):is(lights-out, rotating-doors)`);

  const cellsOf = (/** @type {string} */ text) => text.split(" ").map(Number);

  /** @param {number[]} cells @param {Board} board */
  const bitsOf = (cells, { engine }) =>
    Uint8Array.from({ length: engine.lightCount }, (_, cell) => Number(cells.includes(cell)));

  /** The marks of a board, and their values from cells. @type {Record<string, (cells: number[], board: Board) => unknown>} */
  const MARKS = {
    rings: (cells) => new Set(cells),
    outline: (cells) => new Set(cells),
    numbers: (cells) => new Map(cells.map((cell, i) => [cell, i + 1])),
    pattern: bitsOf,
    witness: bitsOf,
    counted: bitsOf,
  };

  /** @param {Event} event */
  const wordOf = ({ target }) =>
    target instanceof Element && /** @type {HTMLElement | null} */ (target.closest(".word[data-figure]"));

  /** @param {HTMLElement} word @param {Board} board */
  function mark({ dataset }, board) {
    const marks = Object.entries(MARKS).flatMap(([name, read]) => {
      const text = dataset[name];
      return text === undefined ? [] : [[name, read(cellsOf(text), board)]];
    });
    if (marks.length) board.marks = Object.fromEntries(marks);
  }

  /** @param {HTMLElement} word @param {Board} board */
  function use({ dataset }, board) {
    if (dataset.board) board.notation = dataset.board;
    if (dataset.press) for (const button of cellsOf(dataset.press)) board.press(button);
  }

  /** @param {HTMLElement} word @param {boolean} on */
  function point({ dataset: { figure, dots } }, on) {
    if (dots)
      for (const n of cellsOf(dots))
        document.querySelector(`#${figure} [data-n="${n}"]`)?.classList.toggle("pointed", on);
  }

  /** The word that the reader points at. @type {HTMLElement | null} */
  let shown = null;

  function clear() {
    if (!shown) return;
    point(shown, false);
    const board = boardOf(String(shown.dataset.figure));
    if (board?.engine) board.marks = {};
    shown = null;
  }

  /** @param {Event} event */
  function show(event) {
    const word = wordOf(event);
    if (!word) return;
    clear();
    shown = word;
    point(word, true);
    const board = boardOf(String(word.dataset.figure));
    if (!board?.engine) return; // a plot, or a board that has not started
    if (event.type === "click") use(word, board);
    mark(word, board);
  }

  // A tap ends with a click, after the pointer has left: its marks stay until the next tap.
  for (const type of ["pointerover", "focusin", "click"]) document.addEventListener(type, show);
  for (const type of ["pointerout", "focusout", "pointerdown"])
    document.addEventListener(type, (event) => {
      if (type === "pointerdown" || wordOf(event)) clear();
    });

  document.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const drawn =
      target instanceof Element && /** @type {HTMLElement | null} */ (target.closest("a.drawn[data-board]"));
    if (!drawn || ctrlKey || metaKey || shiftKey || !customElements.get("lights-out")) return; // the link leads to the game
    event.preventDefault();
    const board = String(drawn.dataset.board);
    const element = document.createElement(/^(?:doors|dials)/.test(board) ? "rotating-doors" : "lights-out");
    for (const [name, value] of Object.entries({ board, tools: "undo reset" })) element.setAttribute(name, value);
    drawn.replaceWith(element);
  });

  document.addEventListener("input", ({ target }) => {
    const number = target instanceof HTMLInputElement && target.closest(".guess")?.querySelector("output");
    if (number) number.value = /** @type {HTMLInputElement} */ (target).value;
  });

  document.addEventListener("click", ({ target }) => {
    const guess = target instanceof HTMLButtonElement && target.closest(".guess");
    if (!guess) return;
    for (const choice of guess.querySelectorAll("button"))
      choice.setAttribute("aria-pressed", String(choice === target));
    const answer = guess.nextElementSibling;
    if (answer instanceof HTMLDetailsElement) answer.open = true;
  });

  /** Every row and column of a carpet that is a multiple of the step that leads to this side. @param {HTMLImageElement} whole @param {number} side */
  function thinned(whole, side) {
    const canvas = Object.assign(document.createElement("canvas"), { className: "pixels", width: side, height: side });
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const step = (whole.naturalWidth + 1) / (side + 1);
    const place = (/** @type {number} */ i) => step * (i + 1) - 1;
    for (let row = 0; row < side; row++)
      for (let col = 0; col < side; col++) pen.drawImage(whole, place(col), place(row), 1, 1, col, row, 1, 1);
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `${side}×${side}`);
    return { canvas, pen };
  }

  document.addEventListener("click", ({ target }) => {
    const word = target instanceof Element && /** @type {HTMLElement | null} */ (target.closest("[data-carpet]"));
    const [small, whole] = /** @type {HTMLImageElement[]} */ (
      [63, 255].map((side) => document.querySelector(`img[src="carpet-${side}.png"]`))
    );
    if (!word || !small.naturalWidth || !whole.naturalWidth) return;
    const isOver = word.dataset.carpet === "over";
    const before = whole.parentElement?.querySelector("canvas");
    const side = isOver ? small.naturalWidth : (before?.width ?? whole.naturalWidth) >> 1;
    before?.remove();
    whole.hidden = side >= small.naturalWidth; // the whole one returns behind the smallest
    if (!whole.hidden) return;
    const { canvas, pen } = thinned(whole, side);
    whole.before(canvas);
    if (!isOver) return;
    pen.globalCompositeOperation = "difference";
    pen.drawImage(small, 0, 0);
  });

  const PAUSE_MS = 100;

  /** Makes the next board that waits to come near, and then the others, with pauses for what the reader does. */
  function makeNext() {
    const board = document.querySelector("[loading=lazy]");
    if (!board) return;
    board.removeAttribute("loading");
    setTimeout(makeNext, PAUSE_MS);
  }

  // The reader is here: words point at boards that are far away, and paper has all of them with their explanations.
  for (const type of ["scroll", "pointermove", "pointerdown", "keydown"])
    addEventListener(type, makeNext, { once: true, passive: true });

  document.addEventListener("lights-solved", (event) => {
    const { detail, target } = /** @type {CustomEvent<{ moves: number[] }>} */ (event);
    for (const answer of /** @type {NodeListOf<HTMLDetailsElement>} */ (
      document.querySelectorAll("details[data-solved]")
    )) {
      const { solved, most = Number.POSITIVE_INFINITY } = answer.dataset;
      if (boardOf(String(solved)) === target && detail.moves.length <= Number(most)) answer.open = true;
    }
  });
}
