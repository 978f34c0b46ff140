/** 繁體中文：玩家自己的一頁，以及分享。 */
import { number, presses } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "player.archive": "過去的題目",
  "player.month-before": "上個月",
  "player.month-after": "下個月",
  "player.month": "本月 {puzzles} 題，已解 {solved} 題。",

  "player.figures": "統計",
  "player.none": "還沒有解出的題目。",
  "player.solved": "已解",
  "player.stars": "星",
  "player.hints": "提示",
  "player.time": "時間",
  "player.all": "合計",
  "player.over": "各題比最少步數多用的步數",
  "player.bar": (p) => `${p.over === 0 ? "步數最少" : `多 ${presses(p.over)}`}：${number(p.count)} 題`,
  "player.bar-last": "多 {over} 步或更多：{count} 題",

  "player.options": "選項",
  "player.option.meter": "剩餘步數",
  "player.option.meter-about": "在目標旁顯示最少還差幾步。",
  "player.option.strict": "嚴格模式",
  "player.option.strict-about": "步數最少、不用提示才算贏。",
  "player.option.timer": "計時",
  "player.option.timer-about": "在目標旁和統計裡顯示時間。",
  "player.option.sound": "聲音",
  "player.option.sound-about": "按下和解出時各有一聲輕響。",
  "player.option.vibration": "震動",
  "player.option.vibration-about": "按下和解出時短短震動一下。",

  "player.book": "小書",
  "player.book-about": "七章（簡體中文），講這些謎題為什麼解得開，圖可以動手。",
  "player.book-open": "讀小書",

  "player.keeping": "儲存的進度",
  "player.keeping-about": "一切只儲存在這個瀏覽器裡。可以存成檔案，帶到別的裝置；那裡已有的成績不會遺失。",
  "player.export": "存成檔案",
  "player.import": "匯入……",
  "player.imported": "已匯入，新增 {added} 題。",
  "player.unread": "存下無法讀取的內容",
  "player.delete": "全部刪除",
  "player.delete-question": "全部刪除？",
  "player.delete-about": "這個瀏覽器裡的成績、日期、選項和進行中的遊戲都會刪除，無法復原。",
  "player.delete-now": "刪除",

  "player.card": "卡片：{name}，{result}",
  "player.words": "文字結果",
  "player.copy": "複製文字",
  "player.save-picture": "儲存圖片",
  "player.qr": "QR 碼",
  "player.qr-about": "本關網址的 QR 碼",
};
