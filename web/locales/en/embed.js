/** English: the embed dialog. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "embed.title": "Put this board into your page",
  "embed.close": "Close",
  "embed.form": "Form",
  "embed.form.element": "Element",
  "embed.form.frame": "Frame",
  "embed.form.image": "Picture",
  "embed.about.element":
    "For your own pages: one script serves all their boards. Where it cannot run, a link shows instead.",
  "embed.about.frame": "For sites that allow no scripts. The board runs in its own frame, isolated from the page.",
  "embed.about.image":
    "For places that accept only pictures. Save the picture, put it on a web server, and replace https://HOST with its address. A click on it opens the board.",
  "embed.lang": "Language",
  "embed.lang.auto": "Auto",
  "embed.theme": "Theme",
  "embed.theme.auto": "Auto",
  "embed.theme.dark": "Dark",
  "embed.theme.light": "Light",
  "embed.controls": "Tools",
  "embed.explain": "Explain pane",
  "embed.pin": "This build only (SRI)",
  "embed.file": "File",
  "embed.file.png": "PNG",
  "embed.file.svg": "SVG",
  "embed.save": "Save image",
  "embed.html": "HTML",
  "embed.markdown": "Markdown",
  "embed.copy": "Copy",
  "embed.preview": "Preview",
  "embed.host": "HOST is the web server that holds your copy of this site.",
});
