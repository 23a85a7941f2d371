/** @jest-environment jest-fixed-jsdom */
import { SCRIPT_WAIT_MS } from '@/platform/partnerScript/definitions';
import { partnerScript as program } from '@/platform/partnerScript/index.weapp';

const INTEGRITY = 'sha384-AAAA';

const scripts = () => [...document.head.querySelectorAll('script')];

/** Its own page: a script is loaded once for each. */
async function load(address: string, integrity = '') {
  jest.resetModules();
  const { partnerScript } = await import('@/platform/partnerScript/index');
  const asked = partnerScript.load({ address, integrity });
  await Promise.resolve();
  return { partnerScript, asked };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the script is asynchronous, checked by its integrity, and told only which site asks', async () => {
  const { asked } = await load('https://a.partner.example/a.js', INTEGRITY);
  const [script] = scripts();
  expect(script).toMatchObject({
    src: 'https://a.partner.example/a.js',
    async: true,
    integrity: INTEGRITY,
    crossOrigin: 'anonymous',
    referrerPolicy: 'origin',
  });
  script?.dispatchEvent(new Event('load'));
  expect(await asked).toBe('loaded');
});

it('is loaded once, however often it is asked for', async () => {
  const { partnerScript, asked } = await load('https://a.partner.example/a.js');
  const again = partnerScript.load({ address: 'https://a.partner.example/a.js', integrity: '' });
  await Promise.resolve();
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(await Promise.all([asked, again])).toEqual(['failed', 'failed']);
});

it('that says nothing is given up, and may still come', async () => {
  const { asked } = await load('https://a.partner.example/a.js');
  await jest.advanceTimersByTimeAsync(SCRIPT_WAIT_MS);
  expect(await asked).toBe('silent');
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await asked).toBe('silent');
});

it('waits for the page, so that it delays none of its files', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await load('https://a.partner.example/a.js');
  expect(scripts()).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toHaveLength(1);
});

it.each([
  'http://a.partner.example/a.js',
  'data:text/javascript,1',
  'javascript:1',
  'blob:https://x/1',
  'https://',
])('%s is no address for a script', async (address) => {
  const { asked } = await load(address);
  expect([await asked, scripts()]).toEqual(['refused', []]);
});

it("a path is that of the app's own origin, which the sandbox uses", async () => {
  await load('/sandbox/partners/analytics.js');
  expect(scripts()[0]?.src).toBe(`${window.location.origin}/sandbox/partners/analytics.js`);
});

it('a mini-program runs no foreign script', async () => {
  expect(await program.load({ address: 'https://a.partner.example/a.js', integrity: '' })).toBe(
    'unavailable',
  );
});
