import { asked } from './task';

const messages = (...codes: readonly string[]): unknown =>
  asked('../test/tasks/lintOf.mjs', `task.messages(${JSON.stringify(codes)})`);

/** Used, and what is said of it. */
const NEWER = [
  [
    "document.createElement('div').replaceChildren();",
    'HTMLDivElement.replaceChildren is missing in chrome 70 and ios 13',
  ],
  ["'a b'.replaceAll(' ', '');", 'String.replaceAll is missing in chrome 70 and ios 13'],
  ['[1].at(-1);', 'Array.at is missing in chrome 70 and ios 13'],
  [
    'const read: readonly number[] = []; read.findLast(Boolean);',
    'Array.findLast is missing in chrome 70 and ios 13',
  ],
  ['new ResizeObserver(() => undefined);', 'ResizeObserver is missing in ios 13'],
  ['structuredClone({});', 'structuredClone is missing in chrome 70 and ios 13'],
  ['crypto.randomUUID();', 'Crypto.randomUUID is missing in chrome 70 and ios 13'],
  ['AbortSignal.timeout(1);', 'AbortSignal.timeout is missing in chrome 70 and ios 13'],
  [
    'try { setTimeout(() => structuredClone({})); } catch {}',
    'structuredClone is missing in chrome 70 and ios 13',
  ],
] as const;

const FINE = [
  [
    'what all have',
    "fetch('').then((answer) => answer.json()); document.querySelector('a')?.closest('b'); [1].flatMap(String);",
  ],
  ['what is polyfilled', 'Object.fromEntries([]);'],
  [
    'our own method of that name',
    'const own = { at: (n: number) => n, replaceAll() {} }; own.at(1); own.replaceAll();',
  ],
  [
    'a question first',
    "typeof ResizeObserver === 'undefined' || window.visualViewport?.height; crypto.randomUUID?.();",
  ],
  [
    'what a catch takes',
    "async function copy() { try { await navigator.clipboard.writeText(''); } catch {} }",
  ],
  ['a value that is only set', "document.createElement('script').referrerPolicy = 'origin';"],
] as const;

describe('the lint by the data of MDN', () => {
  it('names what the oldest browsers lack', () => {
    expect(messages(...NEWER.map(([code]) => code))).toEqual(
      NEWER.map(([, message]) => [`${message} (browserslist in package.json).`]),
    );
  });

  it('says nothing of the rest', () => {
    expect(messages(...FINE.map(([, code]) => code))).toEqual(FINE.map(() => []));
  });
});
