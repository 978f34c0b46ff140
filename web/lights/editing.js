/**
 * @file The two modes of Solve: the board is drawn, where a press sets one light; or a solution is pressed along, where a press is
 * a press. A board with presses is opened to be pressed along.
 */
/** @param {{ edit: boolean, style: { touchAction: string } }} board */
export function editing(board) {
  /** @type {((isAlong: boolean) => void)[]} */
  const listeners = [];
  let isOpen = false;
  let isAlong = false;

  /** Called after every change, because loading a board ends drawing. */
  function update() {
    const draws = isOpen && !isAlong;
    if (board.edit !== draws) board.edit = draws;
    board.style.touchAction = draws ? "none" : ""; // a finger paints
  }

  /** @param {boolean} wanted */
  function setAlong(wanted) {
    isAlong = wanted;
    update();
    for (const listen of listeners) listen(wanted);
  }
  return {
    get isAlong() {
      return isAlong;
    },
    /** Tells that Solve is shown or left. @param {boolean} open */
    setOpen(open) {
      isOpen = open;
      update();
    },
    setAlong,
    /** Tells that another board or start was loaded; a game that has presses goes on being pressed along. @param {{ moveCount: number }} engine */
    onGame: (engine) => setAlong(engine.moveCount > 0),
    /** @param {(isAlong: boolean) => void} listen called when the mode may have changed */
    onChange: (listen) => void listeners.push(listen),
  };
}
