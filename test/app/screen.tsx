import { JSDOM } from 'jsdom';

/*
 * A document for tests that need the real gateway as well: its database cannot live in jest's own jsdom. Import it before anything that draws.
 */
const { window } = new JSDOM('<!doctype html><html lang="zh-CN"><body></body></html>', {
  url: 'https://m.bank.example/',
  pretendToBeVisual: true,
});

const NAMES = [
  ...[
    'window',
    'self',
    'document',
    'navigator',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLIFrameElement',
    'Element',
    'Node',
  ],
  ...['MutationObserver', 'getComputedStyle', 'DocumentFragment'],
  ...['requestAnimationFrame', 'cancelAnimationFrame'],
] as const;
for (const name of NAMES)
  Object.defineProperty(globalThis, name, {
    value: window[name as never],
    configurable: true,
    writable: true,
  });

afterAll(() => window.close());
