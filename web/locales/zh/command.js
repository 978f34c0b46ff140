/** 中文：命令 lights-and-doors。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "command.usage": "命令 [选项] [棋盘]",
  "command.about":
    "棋盘可写成局面代码，如 5x5.on，也可以是网页“求解”能读的文字：用任意两种符号画的各行、数字、列表、掩码。不写棋盘或写 - 时，从标准输入读取。",
  "command.commands": "命令",
  "command.options": "选项",
  "command.exits": "退出码",
  "command.examples": "示例",

  "command.do.solve": "一个解要按的按钮",
  "command.do.fewest": "步数最少的解，经过证明",
  "command.do.solutions": "全部解，每行一个；不超过 2^18 个时步数少的在前",
  "command.do.count": "解的个数",
  "command.do.svg": "把棋盘画成 SVG 图片",
  "command.do.png": "同上，格式为 PNG；需要 @resvg/resvg-js 包",
  "command.do.latex": "用 LaTeX 矩阵写出方程组，右端在最后一列",

  "command.option.json": "输出 JSON，不输出文字",
  "command.option.budget": "搜索最多用几秒，默认 60",
  "command.option.limit": "最多列出几个解",
  "command.option.solution": "在图上标出最少的按法；无解时标出证明无解的灯",
  "command.option.paper": "白底黑线，供打印",
  "command.option.case": "文字里有几个棋盘时，只读这一个",
  "command.option.help": "显示这段说明",

  "command.exit.done": "完成",
  "command.exit.none": "无解（solve、fewest、solutions）",
  "command.exit.refused": "参数或文字读不懂，或无法输出",
  "command.exit.gave-up": "时间或内存不够，或问题太大，搜索没有做完",
  "command.exit.defect": "程序有缺陷，请报告",

  "command.progress": "{percent} %，目前最少 {best} 步，下限 {bound} 步",
  "command.guess": "这段文字读作 {notation}，这是猜测。",
  "command.none": "无解：每个按钮都翻转 {lights} 中的偶数个，而其中要变的是奇数个。",
  "command.none-weights": "无解：每按一下，{lights} 的加权和都改变 {modulus} 的倍数，而它要改变的却不是这样的数。",
  "command.defect": "程序有缺陷，请报告：{trace}",

  "command.refused.nothing": "没有写命令；--help 列出所有命令。",
  "command.refused.command": "没有“{word}”这个命令；--help 列出所有命令。",
  "command.refused.option": "这个命令没有 {option} 选项，或缺少它的值。",
  "command.refused.number": "{option} 须是从 1 开始的整数。",
  "command.refused.arguments": "写了不止一个棋盘；文字中有空格时请加引号。",
  "command.refused.case": "文字里没有第 {number} 个棋盘。",
  "command.refused.several": "文字里有 {count} 个棋盘；请用 --case 选一个。",
  "command.refused.budget": "{budget} 秒内没有做完：找到的解最少 {best} 步，而任何解都不少于 {bound} 步。",
  "command.refused.large": "矩阵的元素超过 {limit} 个。",
  "command.refused.input": "无法读取标准输入。",
  "command.refused.output": "无法写到标准输出。",
};
