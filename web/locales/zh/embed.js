/** 中文：嵌入对话框。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "embed.title": "把这个局面放进您的网页",
  "embed.close": "关闭",
  "embed.form": "形式",
  "embed.form.element": "网页组件",
  "embed.form.frame": "内嵌框架",
  "embed.form.image": "图片",
  "embed.about.element": "适合您自己的网页：一个脚本供所有棋盘使用。脚本不能运行时，显示一个链接。",
  "embed.about.frame": "适合不允许脚本的网站。棋盘在自己的框架里运行，与网页隔离。",
  "embed.about.image":
    "适合只收图片的地方。保存图片，放到网络服务器上，用它的地址代替 https://HOST；点击图片即可打开局面。",
  "embed.lang": "语言",
  "embed.lang.auto": "自动",
  "embed.theme": "外观",
  "embed.theme.auto": "自动",
  "embed.theme.dark": "深色",
  "embed.theme.light": "浅色",
  "embed.controls": "工具",
  "embed.explain": "讲解",
  "embed.pin": "只用这一版（SRI）",
  "embed.file": "文件",
  "embed.file.png": "PNG",
  "embed.file.svg": "SVG",
  "embed.save": "保存图片",
  "embed.html": "HTML",
  "embed.markdown": "Markdown",
  "embed.copy": "复制",
  "embed.preview": "预览",
  "embed.host": "HOST 是您放置本站文件的网络服务器。",
};
