import { openBrowser, ALIVE } from "./browser.js";
const B = await openBrowser("build/site", [], ALIVE);
console.log(Object.keys(B));
const address = B.address;
const mask = "1".repeat(64);
const n = `doors${("-"+mask).repeat(64)}.off`;
const { page: p } = await B.openHost(`<meta charset="utf-8"><script src="lights-and-doors.js"></script><rotating-doors board="${n}"></rotating-doors>`);
await p.waitForTimeout(3000); console.log(await p.evaluate(() => [location.href, customElements.get("rotating-doors") !== undefined, !!document.querySelector("rotating-doors")?.shadowRoot, document.querySelector("rotating-doors")?.press]));
const c = await p.context().newCDPSession(p);
await c.send("Performance.enable");
const m = async () => Object.fromEntries((await c.send("Performance.getMetrics")).metrics.map(x=>[x.name,x.value]));
for (let i = 0; i < 6; i++) {
  const a = await m();
  const took = await p.evaluate((k) => { const d = document.querySelector("rotating-doors"); const t0 = performance.now(); d.shadowRoot.querySelectorAll("button.door")[k].click(); const t1 = performance.now(); void getComputedStyle(d.shadowRoot.querySelector(".leaf")).transform; void d.offsetWidth; const t2 = performance.now(); return [t1-t0, t2-t1]; }, i*9);
  const f = await m();
  await p.waitForTimeout(4000);
  const z = await m();
  const say = (z,a) => ["RecalcStyleCount","RecalcStyleDuration","LayoutDuration","TaskDuration"].map(k=>`${k} ${(z[k]-a[k]).toFixed(3)}`).join("  ");
  console.log(i, took.map(x=>x.toFixed(1)), "first:", say(f,a), "| rest:", say(z,f));
}
await B.close(); process.exit(0);
