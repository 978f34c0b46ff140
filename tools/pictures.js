// Screenshots of the built site, to look at: node tools/pictures.js [folder]
import { openBrowser } from "../tests/browser.js";

const folder = process.argv[2] ?? "build/pictures";
const SIZES = { 360: 720, 768: 1024, 1280: 800 };
const VIEWS = { lights: "#5x5.on", doors: "#doors-0111-1001-0011-1011.off" };

const browser = await openBrowser();
for (const [width, height] of Object.entries(SIZES)) {
  for (const colorScheme of ["dark", "light"]) {
    for (const locale of ["zh-CN", "en-GB"]) {
      for (const [view, path] of Object.entries(VIEWS)) {
        const viewport = { width: Number(width), height };
        const { page, context } = await browser.open(path, { viewport, colorScheme, locale });
        await page.screenshot({
          path: `${folder}/${view}-${width}-${colorScheme}-${locale.slice(0, 2)}.png`,
        });
        await context.close();
      }
    }
  }
}
await browser.close();
console.log(`${folder}/`);
