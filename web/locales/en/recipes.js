/** English: the page of recipes, gallery.html. docs/embedding.md has the same sentences. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "recipes.title": "Boards for your pages",
  "recipes.about": "Ten things to do with a board, each with its code. The script is needed once in a page:",
  "recipes.host": "HOST is the web server that holds your copy of this site.",
  "recipes.languages": "Languages",
  "recipes.copy": "Copy",
  "recipes.copied": "Copied",
  "recipes.copy-forbidden": "The browser forbids copying",

  "recipes.solution": "A button shows the solution",
  "recipes.solution-about":
    "The property `solution` shows, plays or hides a solution; if there is none, lights that prove it are hatched.",
  "recipes.solved": "Analytics learns that a board is solved",
  "recipes.solved-about":
    "The event `lights-solved` has the presses of the reader and the fewest possible. This example writes a line; call your analytics instead.",
  "recipes.theme": "The theme follows the site",
  "recipes.theme-about":
    "With `auto` a board follows the reader’s system. If the site has a switch of its own, the board follows the switch.",
  "recipes.colours": "Your own colours",
  "recipes.colours-about":
    "Two colours are enough: one for lights that are on and doors that are open, one for the panel. All other colours are derived from these two.",
  "recipes.mirror": "Two boards share one position",
  "recipes.mirror-about": "A press on one changes both. Here the second shows what remains to be pressed.",
  "recipes.level": "A new level at each visit",
  "recipes.level-about": "A level that takes exactly seven presses. The search does not block the page.",
  "recipes.picture": "A picture for feeds and email",
  "recipes.picture-about":
    "Feeds and mails cannot show the element, but they can show a linked picture. `lights-and-doors png 5x5.27dca88 >star.png` draws it.",
  "recipes.frame": "A frame where scripts are forbidden",
  "recipes.frame-about": "The board runs in a page of its own, isolated from the page around it.",
  "recipes.step": "A figure of one step",
  "recipes.step-about": "The matrix after four steps of elimination. Nothing moves, and nothing can be pressed.",
  "recipes.doors": "Doors",
  "recipes.doors-about": "Four doors with a mask each. A press on a door opens or closes the doors of its mask.",

  "recipes.word.show": "Show the solution",
  "recipes.word.switch": "Light or dark",
  "recipes.word.star": "A star on 5 × 5 lights",
});
