import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '@/navigation/routes';

const FILE = join(__dirname, '..', '..', 'src/callback/face/callbackForMini.html');
const html = readFileSync(FILE, 'utf8');
const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';

interface Mini {
  postMessage(message: unknown): void;
  redirectTo(move: { url: string }): void;
}

/** What the page did in a browser that opens it with this query. */
function run(query: string, mini?: Mini) {
  const texts: Record<string, { textContent: string; hidden: boolean; href: string }> = {};
  const scripts: { src?: string; onload?: () => void; onerror?: () => void }[] = [];
  const replaced: string[] = [];
  const element = (id: string) => {
    const found = (texts[id] ??= { textContent: '', hidden: false, href: '' });
    return Object.assign(found, { setAttribute: (_: string, href: string) => void (found.href = href) });
  };
  const document = {
    getElementById: element,
    createElement: () => ({}),
    head: { appendChild: (one: object) => void scripts.push(one) },
  };
  const location = { search: query, replace: (to: string) => void replaced.push(to) };
  const window = mini === undefined ? {} : { wx: { miniProgram: mini } };
  const timers: (() => void)[] = [];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the page's own script, run without a browser
  const page = new Function('location', 'document', 'window', 'setTimeout', script) as (
    ...parts: unknown[]
  ) => void;
  page(location, document, window, (later: () => void) => void timers.push(later));
  return { texts, scripts, replaced, timers, title: () => texts['title']?.textContent ?? '' };
}

const TO_H5 = `../../#${routes.faceEnd.path}?bizToken=tok-1&nonce=n_1`;

describe('the end of the face check', () => {
  it('is small and stands alone', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(4096);
    expect(html).not.toMatch(/<script[^>]+src|<link/);
    expect(html).toContain('<noscript>');
  });

  it.each([
    '?bizToken=tok-1&nonce=n_1&terminal=h5',
    '?nonce=n_1&bizToken=tok-1&terminal=h5&scene=credit&token=tok-1&result=passed',
  ])('leads a browser back to the app: %s', (query) => {
    const { replaced, texts } = run(query);
    expect(replaced).toEqual([TO_H5]);
    // Where the browser does not follow, the person can.
    expect(texts['go']).toMatchObject({ href: TO_H5, hidden: false, textContent: '返回申请页面' });
  });

  it.each([
    '',
    '?bizToken=tok-1&nonce=n_1',
    '?bizToken=tok-1&terminal=h5',
    '?nonce=n_1&terminal=h5',
    '?bizToken=tok-1&bizToken=tok-2&nonce=n_1&terminal=h5',
    '?bizToken=tok-1&nonce=n_1&terminal=h5&terminal=weapp',
    '?bizToken=tok-1&nonce=n_1&terminal=app',
    '?bizToken=tok%2F1&nonce=n_1&terminal=h5',
    '?bizToken=%3Cscript%3E&nonce=n_1&terminal=h5',
    `?bizToken=${'x'.repeat(65)}&nonce=n_1&terminal=h5`,
    '?bizToken=&nonce=n_1&terminal=h5',
    '?bizToken=tok-1&nonce=n_1&terminal=h5&scene=other',
    '?bizToken=tok-1&nonce=n_1&terminal=h5&scene=__proto__',
    '?bizToken=tok-1&nonce=n_1&terminal=h5&scene=credit&scene=credit',
    '?__proto__=tok-1&constructor=n_1&terminal=h5',
  ])('believes nothing that is not whole, and says so: %s', (query) => {
    const { replaced, scripts, title } = run(query);
    expect([replaced, scripts, title()]).toEqual([[], [], '没有可以返回的申请']);
  });

  it('leads a mini-program back by its own means, and tells it', () => {
    const did: unknown[] = [];
    run('?bizToken=tok-1&nonce=n_1&terminal=weapp', {
      postMessage: (message) => void did.push(message),
      redirectTo: ({ url }) => void did.push(url),
    });
    expect(did).toEqual([
      { data: { kind: 'face', bizToken: 'tok-1', nonce: 'n_1' } },
      `${routes.faceEnd.path}?bizToken=tok-1&nonce=n_1`,
    ]);
  });

  it('fetches the means of a mini-program only for one, and says what to do where there are none', () => {
    const { scripts, timers, title, replaced } = run('?bizToken=tok-1&nonce=n_1&terminal=weapp');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.src).toMatch(/^https:\/\/res\.wx\.qq\.com\//);
    scripts[0]?.onerror?.();
    expect([title(), replaced]).toEqual(['人脸识别已结束', []]);
    expect(timers).toHaveLength(1);
  });
});
