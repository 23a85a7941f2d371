import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@/navigation/routes';
import { CALLBACK_FILES, callbackPatterns } from '../../config/callbacks';
import { filesIn, root } from '../architecture/files';
import { pages } from './flows';

const FOLDER = 'src/callback';
const MOST_BYTES = 4096;

const textOf = (from: string) => readFileSync(join(root, FOLDER, from), 'utf8');
const served = (production: boolean) => callbackPatterns('', { production }).map(({ to }) => to);
const htmls = CALLBACK_FILES.filter(({ from }) => from.endsWith('.html'));

describe('the list of callback files', () => {
  it('names every existing file, and no other', () => {
    const listed = CALLBACK_FILES.map(({ from }) => `${FOLDER}/${from}`);
    expect([...listed].sort()).toEqual(filesIn(FOLDER));
  });

  it("serves the five pages at the product's addresses", () => {
    expect(served(false)).toEqual(expect.arrayContaining(Object.values(pages)));
  });

  it('has no mocked check in a production build, and nothing there leads to one', () => {
    const missing = served(false).filter((address) => !served(true).includes(address));
    expect(missing).toEqual([pages.mockEndUni]);
    for (const { from, mocked } of CALLBACK_FILES) {
      if (!mocked) expect(textOf(from)).not.toContain('mockEndUni');
    }
  });
});

describe.each(CALLBACK_FILES)('$from', ({ from }) => {
  it('is small, and names no other site than that of WeChat’s script', () => {
    const text = textOf(from);
    expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
    const hosts = Array.from(text.matchAll(/\/\/([\w-]+(?:\.[\w-]+)+)/g), ([, host]) => host);
    expect(hosts.filter((host) => host !== 'res.wx.qq.com')).toEqual([]);
    expect(text).not.toMatch(/innerHTML|\beval\b|new Function|document\.write/);
  });
});

describe.each(htmls)('$from', ({ from, to }) => {
  const html = textOf(from);

  it('runs only its own scripts, says so without scripts, and has a way on', () => {
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:/);
    expect(html).toMatch(/Content-Security-Policy" content="[^"]*script-src 'self'/);
    expect(html).toContain('<noscript>');
    expect(html).toMatch(/<a id="go" href="(?:\.\.\/)+#\/">/);
    expect(html).toContain('lang="zh-CN"');
  });

  it('requests only files that exist', () => {
    const links = Array.from(html.matchAll(/(?:src|href)="([^"#]+)"/g), ([, link = '']) => link);
    const addresses = links.map((link) => new URL(link, `http://site/${to}`).pathname);
    expect(served(true)).toEqual(expect.arrayContaining(addresses));
  });

  it('leads only to pages of the app', () => {
    const ways = (/data-pages="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').map((way) => way.split(':'));
    const paths: readonly string[] = Object.values(routes).map(({ path }) => path);
    expect(ways.length).toBeGreaterThan(0);
    for (const [scene, path = '', kept] of ways) {
      expect(scene).toMatch(/^\w+$/);
      expect(paths).toContain(path);
      expect(kept).toMatch(/^\w+\.\w+$/);
    }
  });
});
