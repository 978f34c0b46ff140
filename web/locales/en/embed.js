/** English: the embed dialog. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "embed.title": "Put this board into your page",
  "embed.close": "Close",
  "embed.form": "Form",
  "embed.form.element": "Element",
  "embed.form.frame": "Frame",
  "embed.form.image": "Picture",
  "embed.about.element":
    "For pages of your own: one script serves all their boards. Where it cannot run, a link shows instead.",
  "embed.about.frame": "For sites that allow no scripts. The board runs in a frame of its own, apart from the page.",
  "embed.about.image":
    "For places that take nothing but pictures. Save it, put it on a web server, and write its address in place of https://HOST; a click on it leads to the board.",
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
  "embed.save": "Save the picture",
  "embed.html": "HTML",
  "embed.markdown": "Markdown",
  "embed.copy": "Copy",
  "embed.preview": "Preview",
  "embed.host": "HOST is the web server on which you put the folder of this site.",
});
