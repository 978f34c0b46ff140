/** English: what a link to a position shows where it is shared. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "preview.site": "Lights & Doors",
  "preview.name-lights": "Lights Out, {rows} × {cols}",
  "preview.name-doors": "Rotating doors, {doors} doors",
  "preview.about-lights": "{lit} of {lights} lights on. Play, take hints, see how it is solved.",
  "preview.about-doors": "{lit} of {lights} doors open. Play, take hints, see how it is solved.",
  "preview.refused.address": "This is not the address of a position of {site}.",
  "preview.refused.query": "The query needs url, the address of a position.",
  "preview.refused.size": "maxwidth and maxheight must be whole numbers from 1.",
  "preview.refused.format": "The only format is json.",
  "preview.refused.long": "The position is too long for the name of a file.",
});
