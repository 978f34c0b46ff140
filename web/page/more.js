/** @file The lazy part of the page with the player's tab, sharing and embedding. */
export { showEmbed } from "../embed/index.js";
export { playerPage, showShare } from "../play/more.js";
