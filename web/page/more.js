/** @file The lazy part of the page with free play, the player's tab, sharing and embedding. */
export { showEmbed } from "../embed/index.js";
export { freePlay, playerPage, showShare } from "../play/more.js";
export { showQR } from "../ui/qr-dialog.js";
