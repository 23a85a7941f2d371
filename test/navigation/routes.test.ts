import { readFileSync } from 'node:fs';
import { routeAt, routes, type Route } from '@/navigation/routes';

interface SpecRow {
  readonly path: string;
  readonly login: boolean;
  readonly title: string;
}

const spec: readonly SpecRow[] = readFileSync(new URL('../architecture/routes.tsv', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([path = '', login = '', title = '']) => ({ path: `/${path}`, login: login === 'Y', title }));

const table: [string, Route][] = Object.entries<Route>(routes);

describe('route table', () => {
  it.each(table)('%s matches the specification', (_key, { path, login, title }) => {
    expect(spec.find((row) => row.path === path)).toEqual({ path, login, title });
  });

  it('has no page twice', () => {
    expect(new Set(table.map(([, { path }]) => path)).size).toBe(table.length);
  });

  it('has the three tabs of the specification, home first', () => {
    expect(table.filter(([, { tab }]) => tab).map(([, { path }]) => path)).toEqual([
      '/pages/home/index',
      '/pages/activity/index',
      '/pages/user/index',
    ]);
    expect(table[0]?.[0]).toBe('home');
  });

  it('has correctly spelled keys', () => {
    const misspelt = /bussiness|sucsess|succcess|Histor(?!y)|Recor(?!d)/i;
    expect(table.map(([key]) => key).filter((key) => misspelt.test(key))).toEqual([]);
  });

  it.each([
    ['/', 'home'],
    ['pages/home/index', 'home'],
    ['/pages/loanV2/view/loanSucccessPage', 'loanSuccess'],
    ['/pages/loanV2/view/loanSuccessPage', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('finds %s: %s', (path, key) => {
    expect(routeAt(path)).toBe(key);
  });
});
