import type { Browser, Page } from 'playwright-core';
import { originalOf, sheetOf, STEP } from '../../config/drawings';
import { textOf } from '../architecture/files';
import { launchBrowser } from '../journeys/driver/browser';

const SIZE = 120;
/** Of the picture's pixels: what rounding moves at most. */
const MOST_CHANGED = 0.01;

/** Our names for NutUI's drawings, in the rules of the icons and of the tab bar. */
const SHEETS = [
  'src/components/Icon/early.scss',
  'src/components/Icon/frame.scss',
  'src/components/Icon/more.scss',
  'src/elements/elements.scss',
];
const icons = [
  ...new Set(
    SHEETS.flatMap((sheet) =>
      [...textOf(sheet).matchAll(/[\s(](?:\w+: )?([A-Z]\w+)[,)]/g)].map(([, icon = '']) => icon),
    ),
  ),
];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser.close());

/** A picture with its own size, as the place of an icon gives it. */
const sized = (svg: string) => svg.replace(/viewBox="0 0 (\d+) (\d+)"/, '$& width="$1" height="$2"');
const sheet = sized(sheetOf(icons));

/** What NutUI's drawing covers, and by how much that at a place of our sheet differs, as shares of all pixels. */
const compare = (theirs: string, at: number) =>
  page.evaluate(
    async ([size, theirs, ours, step, at]) => {
      const covered = async (svg: string, units: number, left: number): Promise<readonly number[]> => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = size;
        const context = canvas.getContext('2d');
        context?.drawImage(image, left, 0, units, units, 0, 0, size, size);
        const { data } = context?.getImageData(0, 0, size, size) ?? { data: [] };
        return Array.from({ length: size * size }, (_, at) => (data[at * 4 + 3] ?? 0) / 255);
      };
      const [a, b] = [await covered(theirs, 1024, 0), await covered(ours, step / 2, at * step)];
      const share = (of: (at: number) => number) => a.reduce((sum, _, at) => sum + of(at), 0) / a.length;
      return {
        theirs: share((at) => a[at] ?? 0),
        changed: share((at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0))),
      };
    },
    [SIZE, sized(theirs), sheet, STEP, at] as const,
  );

it('knows the icons', () => {
  expect(icons).toEqual(expect.arrayContaining(['ArrowLeft', 'Search', 'User', 'Gift']));
});

it.each(icons.map((icon, at) => [icon, at] as const))('%s looks as NutUI has drawn it', async (icon, at) => {
  const { theirs, changed } = await compare(originalOf(icon), at);
  expect(theirs).toBeGreaterThan(0.01);
  expect(changed).toBeLessThan(MOST_CHANGED);
});
