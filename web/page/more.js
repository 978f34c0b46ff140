/** @file The lazy part of the page with free play, the player's tab, the options, sharing and embedding. */
export { showEmbed } from "../embed/index.js";
export { freePlay, optionsForm, playerPage, showShare } from "../play/more.js";
export { showQR } from "../ui/qr-dialog.js";
