/** 繁體中文：指令 lights-and-doors。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "command.usage": "指令 [選項] [棋盤]",
  "command.about":
    "棋盤可寫成局面代碼，如 5x5.on，也可以是網頁「求解」能讀的文字：用任意兩種符號畫的各橫排、數字、清單、遮罩。不寫棋盤或寫 - 時，從標準輸入讀取。",
  "command.commands": "指令",
  "command.options": "選項",
  "command.exits": "結束代碼",
  "command.examples": "範例",

  "command.do.solve": "一個解要按的按鈕",
  "command.do.fewest": "步數最少的解，經過證明",
  "command.do.solutions": "全部解，每行一個；不超過 2^18 個時步數少的在前",
  "command.do.count": "解的個數",
  "command.do.svg": "把棋盤畫成 SVG 圖片",
  "command.do.png": "同上，格式為 PNG；需要 @resvg/resvg-js 套件",
  "command.do.latex": "用 LaTeX 矩陣寫出方程組，右端在最後一欄",

  "command.option.json": "輸出 JSON，不輸出文字",
  "command.option.budget": "搜尋最多用幾秒，預設 60",
  "command.option.limit": "最多列出幾個解",
  "command.option.solution": "在圖上標出最少的按法；無解時標出證明無解的燈",
  "command.option.paper": "白底黑線，供列印",
  "command.option.case": "文字裡有幾個棋盤時，只讀這一個",
  "command.option.help": "顯示這段說明",

  "command.exit.done": "完成",
  "command.exit.none": "無解（solve、fewest、solutions）",
  "command.exit.refused": "參數或文字讀不懂，或無法輸出",
  "command.exit.gave-up": "時間或記憶體不夠，或問題太大，搜尋沒有做完",
  "command.exit.defect": "程式有缺陷，請回報",

  "command.progress": "{percent} %，目前最少 {best} 步，下限 {bound} 步",
  "command.guess": "這段文字讀作 {notation}，這是猜測。",
  "command.none": "無解：每個按鈕都翻轉 {lights} 中的偶數個，而其中要變的是奇數個。",
  "command.none-weights": "無解：每按一下，{lights} 的加權和都改變 {modulus} 的倍數，而它要改變的卻不是這樣的數。",
  "command.defect": "程式有缺陷，請回報：{trace}",

  "command.refused.nothing": "沒有寫指令；--help 列出所有指令。",
  "command.refused.command": "沒有「{word}」這個指令；--help 列出所有指令。",
  "command.refused.option": "這個指令沒有 {option} 選項，或缺少它的值。",
  "command.refused.number": "{option} 須是從 1 開始的整數。",
  "command.refused.arguments": "寫了不止一個棋盤；文字中有空格時請加引號。",
  "command.refused.case": "文字裡沒有第 {number} 個棋盤。",
  "command.refused.several": "文字裡有 {count} 個棋盤；請用 --case 選一個。",
  "command.refused.budget": "{budget} 秒內沒有做完：找到的解最少 {best} 步，而任何解都不少於 {bound} 步。",
  "command.refused.large": "矩陣的元素超過 {limit} 個。",
  "command.refused.input": "無法讀取標準輸入。",
  "command.refused.output": "無法寫到標準輸出。",
};
