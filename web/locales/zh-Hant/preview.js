/** 繁體中文：分享局面的連結時顯示的文字。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "preview.site": "關燈與翻轉門",
  "preview.name-lights": "關燈遊戲，{rows} × {cols}",
  "preview.name-doors": "翻轉門，{doors} 扇門",
  "preview.name-dials": "轉盤，{doors} 個",
  "preview.name-shape": "關燈遊戲，{lights} 盞燈",
  "preview.about-lights": "{lights} 盞燈中有 {lit} 盞亮著。可以玩，可以看提示，也可以看解法。",
  "preview.about-doors": "{lights} 扇門中有 {lit} 扇開著。可以玩，可以看提示，也可以看解法。",
  "preview.about-states": "{lights} 盞燈，每盞從 0 到 {most}。可以玩，可以看提示，也可以看解法。",
  "preview.about-dials": "{lights} 個轉盤，位置從 0 到 {most}。可以玩，可以看提示，也可以看解法。",
  "preview.refused.address": "這不是 {site} 上某個局面的網址。",
  "preview.refused.query": "查詢裡缺少 url，即局面的網址。",
  "preview.refused.size": "maxwidth 和 maxheight 必須是正整數。",
  "preview.refused.format": "只提供 json 格式。",
  "preview.refused.long": "局面代碼太長，不能當檔名。",
  "preview.refused.renderer": "產生圖片需要 @resvg/resvg-js 套件，但它無法載入。",
};
