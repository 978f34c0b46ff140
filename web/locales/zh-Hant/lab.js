/** 繁體中文：實驗室。 */
import { milliseconds, number, percent, presses, superscript } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "lab.board": "棋盤",
  "lab.rows": "橫排數",
  "lab.cols": "直排數",
  "lab.seed": "種子",
  "lab.on": "求解全亮棋盤",
  "lab.random": "求解隨機棋盤",
  "lab.file": "選擇照片或 PBM 檔案……",
  "lab.drop": "也可以拖到這裡。檔案不離開本機；每個像素是一盞燈。唯一的上限是瀏覽器能給的記憶體。",
  "lab.threshold": "亮度閾值",
  "lab.stage.make": "正在產生棋盤……",
  "lab.stage.solve": "正在求解……",
  "lab.stage.verify": "正在按這個解重按一遍來驗證……",
  "lab.stage.file": "正在產生檔案……",
  "lab.answer": "結果",
  "lab.solved": (p) =>
    `${number(p.rows)} × ${number(p.cols)}：共 ${presses(p.weight)}，求解 ${milliseconds(p.solving)}，此前產生棋盤 ${milliseconds(p.making)}。${
      p.nullity
        ? `核維數 ${number(p.nullity)}：這是 2${superscript(p.nullity)} 個解之一，未證明步數最少。`
        : "核維數 0：沒有別的解。"
    }`,
  "lab.unsolvable": (p) =>
    `${number(p.rows)} × ${number(p.cols)}：無解，證明時間 ${milliseconds(p.solving)}。圖中標出 ${number(p.weight)} 盞燈，每一步都改變其中偶數盞，而其中亮著的是奇數盞。核維數 ${number(p.nullity)}。`,
  "lab.verified": "✓ 已驗證：逐燈重按一遍。",
  "lab.not-verified": "驗證失敗：請不要相信這個結果。",
  "lab.before": "燈",
  "lab.after": "按法",
  "lab.witness": "為何無解",
  "lab.png-view": "目前畫面 PNG",
  "lab.png": "整幅 PNG",
  "lab.pbm": "PBM",
  "lab.canvas": "棋盤。方向鍵移動，加號和減號縮放，0 看全部。可拖曳、雙指縮放；點一下之後可用滾輪。",
  "lab.sees-lights": "黃色：亮著的燈。",
  "lab.sees-presses": "金色：各按一次，燈就全滅。",
  "lab.sees-witness": "紅色：每按一下都翻轉其中偶數盞。",
  "lab.shows": (p) =>
    `第 ${number(p.top)}–${number(p.bottom)} 橫排，第 ${number(p.left)}–${number(p.right)} 直排；每格 ${number(p.unit)} 像素。`,
  "lab.shows-far": (p) =>
    `第 ${number(p.top)}–${number(p.bottom)} 橫排，第 ${number(p.left)}–${number(p.right)} 直排；每像素是 ${number(p.unit)} × ${number(p.unit)} 格的平均。`,
  "lab.nullity": "n × n 的靜默圖案",
  "lab.nullity-about": "邊長 1 到 1000 的方形棋盤的核維數 d，當場計算並畫成圖。每盞燈有 p 種狀態時，按模 p 計算。",
  "lab.nullity-states": "每盞燈的狀態數",
  "lab.nullity-side": "邊長 n",
  "lab.nullity-back": "小一號",
  "lab.nullity-on": "大一號",
  "lab.nullity-is": (p) =>
    p.nullity
      ? `n = ${p.side}：d = ${number(p.nullity)}；平均每 ${p.states}${superscript(p.nullity)} 個局面有 1 個可解，可解時恰有 ${p.states}${superscript(p.nullity)} 個解。`
      : `n = ${p.side}：d = 0；每個局面恰有一個解。`,
  "lab.nullity-top": "最高：n = {side} 時 d = {most}",
  "lab.nullity-table": "全部列成表",
  "lab.records": "n × n 的最少步數",
  "lab.records-about": "n × n 棋盤，燈全亮。圖中是最少步數佔按鈕總數的比例；每個最少步數都已證明。",
  "lab.records-top": "最少步數 ÷ n²",
  "lab.records-nullity": "d",
  "lab.records-fewest": "最少步數",
  "lab.records-solutions": "解數",
  "lab.records-is": (p) =>
    `n = ${p.side}：最少 ${presses(p.fewest)}；這樣的解有 ${number(p.solutions)} 個；核維數 ${number(p.nullity)}。`,
  "lab.records-open": "n = {side}：尚未算出。",
  "lab.records-draw": "畫出一個最少步數的解",
  "lab.records-soon": "由這個瀏覽器來搜尋：較快的機器上至多幾秒。",
  "lab.records-long": "由這個瀏覽器來搜尋：十秒到許多分鐘，可以取消。",
  "lab.records-drawn": (p) =>
    `${p.side} × ${p.side}：${presses(p.weight)}，已證明最少；這樣的解有 ${number(p.count)} 個。`,
  "lab.chapter": "接著讀（簡體中文）：一億盞燈",
  "lab.chapter-address": "book/large/index.html",
  "lab.error.size": "橫排數和直排數須是 1 到 1,000,000 的整數。",
  "lab.error.seed": "種子須是從 0 起的整數。",
  "lab.error.memory": "記憶體放不下這麼大的棋盤；原來的還在。",
  "lab.error.pbm-header": "這個檔案的開頭不是 PBM（P4）：應為 P4、寬、高。",
  "lab.error.pbm-size": "這個 PBM 檔案寫著沒有橫排或沒有直排。",
  "lab.error.pbm-short": "這個 PBM 檔案在第 {position} 位元組處過早結束。",
  "lab.error.image": "瀏覽器既不能把它當圖片開啟，也不能當 PBM（P4）開啟。",
  "lab.error.unknown": "瀏覽器沒有做到；原來的棋盤還在。",
  "lab.error.worker": "瀏覽器不允許實驗室所需的背景執行緒。",

  "census.title": "有多少組門能打開？",
  "census.about": "給定門數，互不相同且不含全 0、全 1 的遮罩共有多少組？其中多少組能打開所有門？",
  "census.doors": "門數（1 到 64）",
  "census.sets": "遮罩組",
  "census.openable": "能打開的",
  "census.number": (p) => number(p.number),
  "census.share": (p) => `其中 ${percent(Number((p.openable * 1_000_000n) / p.sets) / 1_000_000)} 能打開。`,
  "census.no-sets": "不同的遮罩太少，不夠組成一組。",
  "census.browse": "瀏覽清單",
  "census.gathering": "正在列出遮罩組",
  "census.only-openable": "只看能開的",
  "census.none": "打不開",
  "census.ways": "{ways} 種開法",
  "census.previous": "上一頁",
  "census.next": "下一頁",
  "census.page": "頁",
  "census.page-of": (p) => `第 ${p.page} 頁，共 ${number(p.pages)} 頁、${number(p.lines)} 組。選一組即套用到門上。`,
  "census.save": "存為文字",
};
