/** 中文：实验室。 */
import { milliseconds, number, percent, presses, superscript } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "lab.board": "棋盘",
  "lab.rows": "行数",
  "lab.cols": "列数",
  "lab.seed": "种子",
  "lab.on": "求解全亮棋盘",
  "lab.random": "求解随机棋盘",
  "lab.file": "选择照片或 PBM 文件……",
  "lab.drop": "也可以拖到这里。文件不离开本机。唯一的上限是浏览器能给的内存。",
  "lab.way-size": "选大小：方形，灯全亮",
  "lab.way-photo": "选照片：每个像素是一盏灯",
  "lab.way-seed": "选种子：随机亮灯",
  "lab.rest": "其他边长、规则与边界",
  "lab.threshold": "亮度阈值",
  "lab.stage.make": "正在生成棋盘……",
  "lab.stage.solve": "正在求解……",
  "lab.stage.verify": "正在按这个解重按一遍来验证……",
  "lab.stage.file": "正在生成文件……",
  "lab.answer": "结果",
  "lab.solved": (p) =>
    `${number(p.rows)} × ${number(p.cols)}：共 ${presses(p.weight)}，求解 ${milliseconds(p.solving)}，此前生成棋盘 ${milliseconds(p.making)}。${
      p.nullity
        ? `零化度 ${number(p.nullity)}：这是 2${superscript(p.nullity)} 个解之一，未证明步数最少。`
        : "零化度 0：没有别的解。"
    }`,
  "lab.unsolvable": (p) =>
    `${number(p.rows)} × ${number(p.cols)}：无解，证明用时 ${milliseconds(p.solving)}。图中标出 ${number(p.weight)} 盏灯，每一步都改变其中偶数盏，而其中亮着的是奇数盏。零化度 ${number(p.nullity)}。`,
  "lab.verified": "✓ 已验证：逐灯重按一遍。",
  "lab.not-verified": "验证失败：请不要相信这个结果。",
  "lab.before": "灯",
  "lab.after": "按法",
  "lab.witness": "为何无解",
  "lab.png-view": "当前画面 PNG",
  "lab.png": "整幅 PNG",
  "lab.pbm": "PBM",
  "lab.canvas": "棋盘。方向键移动，加减号缩放，0 看全部。可拖动、双指缩放；点一下之后可用滚轮。",
  "lab.sees-lights": "浅色：亮着的灯。",
  "lab.sees-presses": "金色：各按一次，灯就全灭。",
  "lab.sees-witness": "红色：每按一下都翻转其中偶数盏。",
  "lab.shows": (p) =>
    `第 ${number(p.top)}–${number(p.bottom)} 行，第 ${number(p.left)}–${number(p.right)} 列；每格 ${number(p.unit)} 像素。`,
  "lab.shows-far": (p) =>
    `第 ${number(p.top)}–${number(p.bottom)} 行，第 ${number(p.left)}–${number(p.right)} 列；每像素是 ${number(p.unit)} × ${number(p.unit)} 格的平均。`,
  "lab.nullity": "n × n 的静默图案",
  "lab.nullity-about": "边长 1 到 1000 的方形棋盘的零化度 d，当场计算并画成图。每盏灯有 p 种状态时，按模 p 计算。",
  "lab.nullity-states": "每盏灯的状态数",
  "lab.nullity-side": "边长 n",
  "lab.nullity-back": "小一号",
  "lab.nullity-on": "大一号",
  "lab.nullity-is": (p) =>
    p.nullity
      ? `n = ${p.side}：d = ${number(p.nullity)}；平均每 ${p.states}${superscript(p.nullity)} 个局面有 1 个可解，可解时恰有 ${p.states}${superscript(p.nullity)} 个解。`
      : `n = ${p.side}：d = 0；每个局面恰有一个解。`,
  "lab.nullity-top": "最高：n = {side} 时 d = {most}",
  "lab.nullity-table": "全部列成表",
  "lab.records": "n × n 的最少步数",
  "lab.records-about": "n × n 棋盘，灯全亮。图中是最少步数占按钮总数的比例；每个最少步数都已证明。",
  "lab.records-top": "最少步数 ÷ n²",
  "lab.records-nullity": "d",
  "lab.records-fewest": "最少步数",
  "lab.records-solutions": "解数",
  "lab.records-is": (p) =>
    `n = ${p.side}：最少 ${presses(p.fewest)}；这样的解有 ${number(p.solutions)} 个；零化度 ${number(p.nullity)}。`,
  "lab.records-open": "n = {side}：尚未算出。",
  "lab.records-draw": "画出一个最少步数的解",
  "lab.records-soon": "由这个浏览器来搜索：较快的机器上至多几秒。",
  "lab.records-long": "由这个浏览器来搜索：十秒到许多分钟，可以取消。",
  "lab.records-drawn": (p) =>
    `${p.side} × ${p.side}：${presses(p.weight)}，已证明最少；这样的解有 ${number(p.count)} 个。`,
  "lab.chapter": "接着读：一亿盏灯",
  "lab.chapter-address": "book/large/index.html",
  "lab.error.size": "行数和列数须是 1 到 1,000,000 的整数。",
  "lab.error.seed": "种子须是从 0 起的整数。",
  "lab.error.memory": "内存放不下这么大的棋盘；原来的还在。",
  "lab.error.pbm-header": "这个文件的开头不是 PBM（P4）：应为 P4、宽、高。",
  "lab.error.pbm-size": "这个 PBM 文件写着没有行或没有列。",
  "lab.error.pbm-short": "这个 PBM 文件在第 {position} 字节处过早结束。",
  "lab.error.image": "浏览器既不能把它当图片打开，也不能当 PBM（P4）打开。",
  "lab.error.unknown": "操作失败；原来的棋盘还在。",
  "lab.error.worker": "浏览器不允许实验室所需的后台线程。",

  "census.title": "有多少组门能打开？",
  "census.about": "给定门数，互不相同且不含全 0、全 1 的掩码共有多少组？其中多少组能打开所有门？",
  "census.doors": "门数（1 到 64）",
  "census.sets": "掩码组",
  "census.openable": "能打开的",
  "census.number": (p) => number(p.number),
  "census.share": (p) => `其中 ${percent(Number((p.openable * 1_000_000n) / p.sets) / 1_000_000)} 能打开。`,
  "census.no-sets": "不同的掩码太少，不够组成一组。",
  "census.browse": "浏览清单",
  "census.gathering": "正在列出掩码组",
  "census.only-openable": "只看能开的",
  "census.none": "打不开",
  "census.ways": "{ways} 种开法",
  "census.previous": "上一页",
  "census.next": "下一页",
  "census.page": "页",
  "census.page-of": (p) => `第 ${p.page} 页，共 ${number(p.pages)} 页、${number(p.lines)} 组。选一组即应用到门上。`,
  "census.save": "存为文本",
};
