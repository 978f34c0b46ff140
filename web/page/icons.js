/** @file The icons of the page's places and tools, as SVG paths in a square of 24 units. */
export const ICONS = {
  play: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z",
  solve: "M4 12.5 9.5 18 20 6.5",
  learn: "M17 7V4.5H6.5L13 12l-6.5 7.5H17V17",
  lab: "M4 4h16v16H4ZM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  book: "M12 6.5C10 5 6.5 4.5 3.5 5v13.5c3-.5 6.5 0 8.5 1.5 2-1.5 5.5-2 8.5-1.5V5c-3-.5-6.5 0-8.5 1.5ZM12 6.5V20",
  lights:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1",
  doors: "M6.5 20.5v-17h11v17M3.5 20.5h17M14 12v1",
  settings:
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM10 3h4l.6 2.7 2 1.1L19.2 6l2 3.4L19.1 11.3v1.4l2.1 1.9-2 3.4-2.6-.8-2 1.1L14 21h-4l-.6-2.7-2-1.1-2.6.8-2-3.4L4.9 12.7v-1.4L2.8 9.4l2-3.4 2.6.8 2-1.1Z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  share: "M12 3v12M8 7l4-4 4 4M5 13v6h14v-6",
  embed: "m8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
  print: "M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z",
};
