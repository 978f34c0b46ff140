/** 繁體中文：嵌入範例頁 gallery.html。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "recipes.title": "把棋盤放進您的網頁",
  "recipes.about": "十種用法，各附原始碼。每個網頁只需寫一次指令碼：",
  "recipes.host": "HOST 是存放本站副本的網站伺服器。",
  "recipes.languages": "語言",
  "recipes.copy": "複製",
  "recipes.copied": "已複製",
  "recipes.copy-forbidden": "瀏覽器不允許複製",

  "recipes.solution": "按一下，顯示解",
  "recipes.solution-about": "屬性 `solution` 可以顯示、示範或隱藏解；無解時用斜線標出證明無解的燈。",
  "recipes.solved": "解開時通知統計工具",
  "recipes.solved-about": "事件 `lights-solved` 給出讀者按過的按鈕和最少步數。例中只是寫出一行，請換成您的統計工具。",
  "recipes.theme": "明暗跟隨網站",
  "recipes.theme-about": "`auto` 跟隨讀者的系統設定。網站自己有明暗切換時，棋盤跟著它變。",
  "recipes.colours": "自己的顏色",
  "recipes.colours-about":
    "兩種顏色就夠：一種給亮著的燈和開著的門，一種給底板。邊緣、光暈、牆、門和工具的顏色都由它們得出。",
  "recipes.mirror": "兩個棋盤，一個局面",
  "recipes.mirror-about": "按其中一個，兩個一起變。例中第二個標出還要按哪些。",
  "recipes.level": "每次來都是新的一關",
  "recipes.level-about": "恰好要按七步的一關。搜尋時網頁照常可用。",
  "recipes.picture": "訂閱源和郵件裡的圖片",
  "recipes.picture-about":
    "那裡顯示不了元素，但可以放帶連結的圖片。用 `lights-and-doors png 5x5.27dca88 >star.png` 畫出。",
  "recipes.frame": "停用指令碼的地方用框架",
  "recipes.frame-about": "棋盤在自己的頁面裡執行，與外面的網頁隔開。",
  "recipes.step": "某一步的插圖",
  "recipes.step-about": "消去四步之後的矩陣。靜止不動，也不能按。",
  "recipes.doors": "翻轉門",
  "recipes.doors-about": "四扇門，各有一個遮罩。按一扇門，它遮罩裡的門就一起開關。",

  "recipes.word.show": "顯示解",
  "recipes.word.switch": "切換明暗",
  "recipes.word.star": "5 × 5 盞燈上的一顆星",
};
