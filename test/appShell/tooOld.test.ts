import { Linter } from 'eslint';
import { createContext, runInContext } from 'node:vm';
import type { Browser, Page } from 'playwright-core';
import { textOf } from '../architecture/files';
import { launchBrowser } from '../journeys/driver/browser';

const PAGE = textOf('src/index.html');
const SCRIPT = textOf('src/appShell/tooOld.js');
const inline = Array.from(PAGE.matchAll(/<script>([^]*?)<\/script>/g), ([, text = '']) => text);
/** What index.html asks before it loads anything: the script that may load the page for old browsers. */
const CHECK = inline.find((text) => text.includes('too-old.js')) ?? '';
const FEATURES = ['AbortController', 'IntersectionObserver', 'Array.prototype.flatMap'] as const;

/** What the page does in a browser without `absent`. */
function doneWithout(absent?: (typeof FEATURES)[number]): readonly string[] {
  const done: string[] = [];
  const self: Record<string, unknown> = { AbortController: Object, IntersectionObserver: Object };
  const context = createContext({
    self,
    add: (tag: string, { src }: { src: string }) => done.push(`${tag} ${src}`),
    showFirstScreen: () => done.push('first screen'),
    afterPaint: () => done.push('app'),
  });
  if (absent === 'Array.prototype.flatMap') runInContext(`delete ${absent}`, context);
  else if (absent !== undefined) Reflect.deleteProperty(self, absent);
  runInContext(CHECK, context);
  return done;
}

describe('a browser', () => {
  it('with all that the app needs gets the app', () => {
    expect(doneWithout()).toEqual(['first screen', 'app']);
  });

  it.each(FEATURES)('without %s gets the page for old browsers', (absent) => {
    expect(doneWithout(absent)).toEqual(['script too-old.js']);
  });

  it.each([
    ['index.html', CHECK],
    ['tooOld.js', SCRIPT],
  ])('of any age can parse %s', (_name, text) => {
    const settings = { ecmaVersion: 5, sourceType: 'script' } as const;
    const linter = new Linter({ configType: 'flat' });
    expect(text).not.toBe('');
    expect(linter.verify(text, [{ files: ['**/*.js'], languageOptions: settings }], 'a.js')).toEqual([]);
  });
});

describe('the page for old browsers', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    await page.setContent(
      `<body><script>${SCRIPT.replace('%SERVICE_PHONE%', '400-123-4567')}</script></body>`,
    );
  });
  afterAll(() => browser.close());

  it.each(['当前浏览器版本过低', '更新手机系统', '在微信里打开', '复制链接，换一个浏览器', '400-123-4567'])(
    'says %s',
    async (words) => {
      expect(await page.locator('body').innerText()).toContain(words);
    },
  );

  it('calls customer service', async () => {
    expect(await page.getByRole('link').getAttribute('href')).toBe('tel:400-123-4567');
  });

  it('has the link to copy, and says what to do where copying is refused', async () => {
    expect(await page.getByLabel('本页链接').inputValue()).toBe(page.url());
    await page.getByRole('button', { name: '复制链接' }).click();
    expect(await page.getByRole('button').innerText()).toMatch(/^(链接已复制|请长按上面的链接复制)$/);
  });
});
