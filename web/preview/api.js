/**
 * @file The public interface of previews.
 *
 * @typedef {{ maxwidth?: string | null, maxheight?: string | null }} Limits  whole numbers, as text from the query of oEmbed
 * @typedef {{ status: number, type: string, body: string | Uint8Array }} Answer
 *
 * @typedef {object} OEmbed
 * @property {"rich"} type
 * @property {"1.0"} version
 * @property {string} title
 * @property {string} provider_name
 * @property {string} provider_url
 * @property {number} cache_age  in seconds
 * @property {string} [thumbnail_url]  if the picture fits into the limits, with its size
 * @property {number} [thumbnail_width]
 * @property {number} [thumbnail_height]
 * @property {string} html  a frame
 * @property {number} width
 * @property {number} height
 *
 * @typedef {object} Previews  each throws a PreviewError if the address is not that of a position of the site
 * @property {(address: string, limits?: Limits) => OEmbed} oembed  the response of oEmbed 1.0, "rich"
 * @property {(address: string) => string} head  the tags of Open Graph and of Twitter's card, and the link to oEmbed
 * @property {(address: string) => string} page  a page with that head, which redirects to the board
 * @property {(address: string) => Promise<Uint8Array>} picture  PNG, 1200 × 630; needs the optional peer dependency resvg-js
 * @property {(address: string) => Promise<Answer | null>} answer  the answer of a server under p/ and oembed; a refusal is one
 *   sentence with its status; null: another address
 *
 * @typedef {(site: string, options?: { lang?: string }) => Promise<Previews>} CreatePreviews
 *   site: the address of its folder, with its last slash; lang: the language of the texts, as of the elements
 */

/** A refusal: `status` is that of HTTP, the message is one sentence. */
export class PreviewError extends Error {
  /** @param {number} status @param {string} sentence */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}
