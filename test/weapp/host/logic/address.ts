import type { Address } from '../../protocol';

/** Resolves a page's address as the client does: relative to the current page, the query unchanged. */
export function pathOf(url: string, from = ''): Address {
  const [given = '', search = ''] = url.split(/\?(.*)/s);
  const steps = given.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of given.replace(/\.html$/, '').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  const pairs = search
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/s));
  return {
    path: steps.join('/'),
    query: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
  };
}
