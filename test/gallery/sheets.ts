import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

const A_SHEET = 10;
const COLUMNS = 5;

/** Contact sheets: ten pictures each, with their names, as `sheet-<size>-<n>.png`. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  size: string,
  names: readonly string[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * 300, height: 800 } });
  for (let start = 0; start < names.length; start += A_SHEET) {
    const cells = names
      .slice(start, start + A_SHEET)
      .map((name) => `<figure><figcaption>${name}</figcaption><img src="${size}/${name}.png"></figure>`);
    const sheet = join(folder, `sheet-${size}-${String(start / A_SHEET + 1).padStart(2, '0')}`);
    writeFileSync(
      `${sheet}.html`,
      `<meta charset="utf-8"><style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:8px;background:#888;font:13px sans-serif;align-items:start}figure{margin:0;background:#fff}img{width:100%;display:block}</style>${cells.join('')}`,
    );
    await page.goto(`file://${sheet}.html`);
    await page.screenshot({ path: `${sheet}.png`, fullPage: true });
  }
  await page.close();
}
