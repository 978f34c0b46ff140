/** English: the preview of a shared link to a position. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "preview.site": "Lights & Doors",
  "preview.name-lights": "Lights Out, {rows} × {cols}",
  "preview.name-doors": "Rotating doors, {doors} doors",
  "preview.name-dials": "Rotating dials, {doors} dials",
  "preview.name-shape": "Lights Out, {lights} lights",
  "preview.about-lights": "{lit} of {lights} lights on. Play, get hints, see how it is solved.",
  "preview.about-doors": "{lit} of {lights} doors open. Play, get hints, see how it is solved.",
  "preview.about-states": "{lights} lights with states from 0 to {most}. Play, get hints, see how it is solved.",
  "preview.about-dials": "{lights} dials with positions from 0 to {most}. Play, get hints, see how it is solved.",
  "preview.refused.address": "This is not the address of a position of {site}.",
  "preview.refused.query": "The query needs url, the address of a position.",
  "preview.refused.size": "maxwidth and maxheight must be whole numbers from 1.",
  "preview.refused.format": "The only format is json.",
  "preview.refused.long": "The position is too long for the name of a file.",
  "preview.refused.renderer": "Pictures need the package @resvg/resvg-js, which could not be loaded.",
});
