/** 中文：分享局面的链接时显示的文字。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "preview.site": "关灯与翻转门",
  "preview.name-lights": "关灯游戏，{rows} × {cols}",
  "preview.name-doors": "翻转门，{doors} 扇门",
  "preview.name-dials": "转盘，{doors} 个",
  "preview.name-shape": "关灯游戏，{lights} 盏灯",
  "preview.about-lights": "{lights} 盏灯中有 {lit} 盏亮着。可以玩，可以看提示，也可以看解法。",
  "preview.about-doors": "{lights} 扇门中有 {lit} 扇开着。可以玩，可以看提示，也可以看解法。",
  "preview.about-states": "{lights} 盏灯，每盏从 0 到 {most}。可以玩，可以看提示，也可以看解法。",
  "preview.about-dials": "{lights} 个转盘，位置从 0 到 {most}。可以玩，可以看提示，也可以看解法。",
  "preview.refused.address": "这不是 {site} 上某个局面的地址。",
  "preview.refused.query": "查询里缺少 url，即局面的地址。",
  "preview.refused.size": "maxwidth 和 maxheight 必须是正整数。",
  "preview.refused.format": "只提供 json 格式。",
  "preview.refused.long": "局面代码太长，不能作文件名。",
  "preview.refused.renderer": "生成图片需要 @resvg/resvg-js 包，但它无法加载。",
};
