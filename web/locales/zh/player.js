/** 中文：玩家自己的一页，以及分享。 */
import { number, presses } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "player.archive": "往日题目",
  "player.month-before": "上个月",
  "player.month-after": "下个月",
  "player.month": "本月 {puzzles} 题，已解 {solved} 题。",

  "player.figures": "统计",
  "player.none": "还没有解出的题目。",
  "player.solved": "已解",
  "player.stars": "星",
  "player.hints": "提示",
  "player.time": "用时",
  "player.all": "合计",
  "player.over": "各题比最少步数多用的步数",
  "player.bar": (p) => `${p.over === 0 ? "步数最少" : `多 ${presses(p.over)}`}：${number(p.count)} 题`,
  "player.bar-last": "多 {over} 步或更多：{count} 题",

  "player.option.meter": "剩余步数",
  "player.option.meter-about": "在目标旁显示最少还差几步。",
  "player.option.strict": "严格模式",
  "player.option.strict-about": "步数最少、不用提示才算赢。",
  "player.option.timer": "计时",
  "player.option.timer-about": "在目标旁和统计里显示用时。",
  "player.option.sound": "声音",
  "player.option.sound-about": "按下和解出时各有一声轻响。",
  "player.option.vibration": "振动",
  "player.option.vibration-about": "按下和解出时短短振动一下。",
  "player.option.still": "减少动画",
  "player.option.still-about": "不播放动画。系统要求减少动画时，总是如此。",

  "player.book": "小书",
  "player.book-about": "七章，讲这些谜题为什么解得开，图可以动手。",
  "player.book-open": "读小书",

  "player.keeping": "保存的进度",
  "player.keeping-about": "一切只保存在这个浏览器里。可以存成文件，带到别的设备；那里已有的成绩不会丢失。",
  "player.export": "存成文件",
  "player.import": "导入……",
  "player.imported": "已导入，新增 {added} 题。",
  "player.unread": "存下无法读取的内容",
  "player.delete": "全部删除",
  "player.delete-question": "全部删除？",
  "player.delete-about": "这个浏览器里的成绩、日期、选项和进行中的棋局都会删除，无法恢复。",
  "player.delete-now": "删除",

  "player.card": "卡片：{name}，{result}",
  "player.words": "文字结果",
  "player.copy": "复制文字",
  "player.save-picture": "保存图片",
  "player.qr": "二维码",
  "player.qr-about": "本关地址的二维码",
};
