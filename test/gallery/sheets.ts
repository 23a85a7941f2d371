import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

const A_SHEET = 10;
const COLUMNS = 5;
/** Many columns keep the picture of a whole room below the height that a browser can draw. */
const ROOM_COLUMNS = 10;
const COLUMN_PX = { sheet: 300, room: 240 } as const;

const cell = (size: string, name: string): string =>
  `<figure><figcaption>${name}</figcaption><img src="${size}/${name}.png"></figure>`;

const LOOK =
  '<meta charset="utf-8"><style>body{margin:0;background:#888;font:13px sans-serif}figure{margin:0;background:#fff}img{width:100%;display:block}</style>';

async function draw(browser: Browser, file: string, width: number, content: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  writeFileSync(`${file}.html`, LOOK + content);
  await page.goto(`file://${file}.html`);
  await page.screenshot({ path: `${file}.png`, fullPage: true });
  await page.close();
}

/** Contact sheets: ten pictures each, with their names, as `sheet-<size>-<n>.png`. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  size: string,
  names: readonly string[],
): Promise<void> {
  for (let start = 0; start < names.length; start += A_SHEET) {
    const cells = names.slice(start, start + A_SHEET).map((name) => cell(size, name));
    const file = join(folder, `sheet-${size}-${String(start / A_SHEET + 1).padStart(2, '0')}`);
    const grid = `display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:8px;align-items:start`;
    await draw(browser, file, COLUMNS * COLUMN_PX.sheet, `<div style="${grid}">${cells.join('')}</div>`);
  }
}

/** One picture of a room: all its states with their names, column by column, as `room-<room>.png`. */
export async function drawRoom(
  browser: Browser,
  folder: string,
  size: string,
  { room, names }: { readonly room: string; readonly names: readonly string[] },
): Promise<void> {
  if (names.length === 0) return;
  const columns = Math.min(ROOM_COLUMNS, names.length);
  const cells = names.map((name) => `<div style="break-inside:avoid;padding:4px">${cell(size, name)}</div>`);
  const style = `column-count:${columns};column-gap:0`;
  const width = columns * COLUMN_PX.room;
  await draw(browser, join(folder, `room-${room}`), width, `<div style="${style}">${cells.join('')}</div>`);
}
