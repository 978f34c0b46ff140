/** 中文：嵌入实例页 gallery.html。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "recipes.title": "把棋盘放进你的网页",
  "recipes.about": "十种用法，各附代码。每个网页只需写一次脚本：",
  "recipes.host": "HOST 是存放本站副本的网站服务器。",
  "recipes.languages": "语言",
  "recipes.copy": "复制",
  "recipes.copied": "已复制",
  "recipes.copy-forbidden": "浏览器不允许复制",

  "recipes.solution": "按一下，显示解",
  "recipes.solution-about": "属性 `solution` 可以显示、演示或隐藏解；无解时用斜线标出证明无解的灯。",
  "recipes.solved": "解开时通知统计工具",
  "recipes.solved-about": "事件 `lights-solved` 给出读者按过的按钮和最少步数。例中只是写出一行，请换成你的统计工具。",
  "recipes.theme": "明暗跟随网站",
  "recipes.theme-about": "`auto` 跟随读者的系统设置。网站自己有明暗开关时，棋盘跟着它变。",
  "recipes.colours": "自己的颜色",
  "recipes.colours-about":
    "两种颜色就够：一种给亮着的灯和开着的门，一种给底板。边缘、光晕、墙、门和工具的颜色都由它们得出。",
  "recipes.mirror": "两个棋盘，一个局面",
  "recipes.mirror-about": "按其中一个，两个一起变。例中第二个标出还要按哪些。",
  "recipes.level": "每次来都是新的一关",
  "recipes.level-about": "恰好要按七步的一关。搜索时网页照常可用。",
  "recipes.picture": "订阅源和邮件里的图片",
  "recipes.picture-about":
    "那里显示不了元素，但可以放带链接的图片。用 `lights-and-doors png 5x5.27dca88 >star.png` 画出。",
  "recipes.frame": "禁用脚本的地方用框架",
  "recipes.frame-about": "棋盘在自己的页面里运行，与外面的网页隔开。",
  "recipes.step": "某一步的插图",
  "recipes.step-about": "消元四步之后的矩阵。静止不动，也不能按。",
  "recipes.doors": "翻转门",
  "recipes.doors-about": "四扇门，各有一个掩码。按一扇门，它掩码里的门就一起开关。",

  "recipes.word.show": "显示解",
  "recipes.word.switch": "切换明暗",
  "recipes.word.star": "5 × 5 盏灯上的一颗星",
};
