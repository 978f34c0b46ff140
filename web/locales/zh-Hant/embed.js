/** 繁體中文：嵌入對話方塊。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "embed.title": "把這個局面放進您的網頁",
  "embed.close": "關閉",
  "embed.form": "形式",
  "embed.form.element": "網頁元件",
  "embed.form.frame": "內嵌框架",
  "embed.form.image": "圖片",
  "embed.about.element": "適合您自己的網頁：一個指令碼供所有棋盤使用。指令碼不能執行時，顯示一個連結。",
  "embed.about.frame": "適合不允許指令碼的網站。棋盤在自己的框架裡執行，與網頁隔離。",
  "embed.about.image":
    "適合只收圖片的地方。儲存圖片，放到網路伺服器上，用它的網址代替 https://HOST；點按圖片即可開啟局面。",
  "embed.lang": "語言",
  "embed.lang.auto": "自動",
  "embed.theme": "外觀",
  "embed.theme.auto": "自動",
  "embed.theme.dark": "深色",
  "embed.theme.light": "淺色",
  "embed.controls": "工具",
  "embed.explain": "解說",
  "embed.pin": "只用這一版（SRI）",
  "embed.file": "檔案",
  "embed.file.png": "PNG",
  "embed.file.svg": "SVG",
  "embed.save": "儲存圖片",
  "embed.html": "HTML",
  "embed.markdown": "Markdown",
  "embed.copy": "複製",
  "embed.preview": "預覽",
  "embed.host": "HOST 是您放置本站檔案的網路伺服器。",
};
