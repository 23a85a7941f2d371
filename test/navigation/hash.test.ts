import { isRoot, routes, tidyHash } from '@/navigation';

const CARDS = routes.bankCards.path;

describe('a hash that the router would misread', () => {
  it.each([
    ['a slash behind the page', `#${CARDS}/?a=1`, `#${CARDS}?a=1`],
    ['doubled slashes', `#/${CARDS}`, `#${CARDS}`],
    ['no first slash', `#${CARDS.slice(1)}?a=1?b`, `#${CARDS}?a=1?b`],
    ['slashes alone', '#//?s=ygd', '#/?s=ygd'],
    ['capitals', `#${CARDS.toUpperCase()}?a=1`, '#/?a=1'],
    ['a broken encoding', '#/pages/%zz', '#/'],
    ['half a character', '#/%E0%A4%A?s=ygd&x=%zz', '#/?s=ygd&x=%zz'],
    ['an encoded page', `#${CARDS.replace('bank', '%62ank')}`, '#/'],
    ['an unknown page', '#/pages/nowhere?x=1', '#/?x=1'],
    ['a name of the language', '#/__proto__', '#/'],
    ['a bang', `#!${CARDS}`, '#/'],
    ['one very long', `#/${'x'.repeat(100_000)}`, '#/'],
  ])('%s: %s', (_name, hash, expected) => {
    expect(tidyHash(hash)).toBe(expected);
    expect(tidyHash(expected)).toBeUndefined();
  });

  it.each(['', '#', '#/', '#/?s=ygd', '#?s=ygd', `#${CARDS}`, `#${CARDS}?a=%zz&__proto__=1`])(
    'but %s is left unchanged',
    (hash) => {
      expect(tidyHash(hash)).toBeUndefined();
    },
  );

  it.each([
    ['', true],
    ['#', true],
    ['#/?s=ygd', true],
    ['#?s=ygd', true],
    [`#${routes.home.path}`, false],
  ])('%s is the root: %s', (hash, expected) => {
    expect(isRoot(hash)).toBe(expected);
  });
});
