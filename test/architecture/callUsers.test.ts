import { calls } from '@/contract';
import { callsUsedIn } from './callUsers';
import { filesIn, textOf } from './files';
import { notedOf } from './specRows';

describe('a use of a call', () => {
  const used = (text: string) => [
    ...callsUsedIn('page.ts', `import { loanCalls, loanCalls as own } from '@/contract/loan';\n${text}`),
  ];

  it.each([
    ['call(loanCalls.queryTrialInfo, {});', ['loanCalls.queryTrialInfo']],
    ["call(loanCalls['queryTrialInfo'], {});", ['loanCalls.queryTrialInfo']],
    ['const { dataFill, verifyPsw: ask } = loanCalls;', ['loanCalls.dataFill', 'loanCalls.verifyPsw']],
    ['call(own.dataFill, {});', ['loanCalls.dataFill']],
    ['// call(loanCalls.queryTrialInfo, {})', []],
    ["const text = 'loanCalls.queryTrialInfo';", []],
    ['type Trial = typeof loanCalls.queryTrialInfo;', []],
    ["type Trial = Response<'queryTrialInfo'>;", []],
    ['host.loanCalls.queryTrialInfo();', []],
    ['call(repayCalls.doRepay, {});', []],
  ])('%s', (text, expected) => expect(used(text)).toEqual(expected));
});

/** The calls of each area, by the area's name. */
const declared = filesIn('src/contract').flatMap((path) => {
  const areas = Array.from(textOf(path).matchAll(/^export const (\w+Calls) = defineCalls/gm));
  const module = jest.requireActual<Record<string, object>>(`@/${path.slice('src/'.length, -'.ts'.length)}`);
  return areas.flatMap(([, area = '']) => Object.keys(module[area] ?? {}).map((name) => ({ area, name })));
});

const used = new Set(
  filesIn('src')
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/contract/'))
    .flatMap((path) => [...callsUsedIn(path, textOf(path))]),
);
const unused = declared.filter(({ area, name }) => !used.has(`${area}.${name}`)).map(({ name }) => name);

describe('the calls of the contract', () => {
  it('are all found in their areas', () => {
    expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(declared)('$area.$name has a user in the app, or a row with the reason', ({ name }) => {
    expect(unused.includes(name)).toBe(notedOf('unused').includes(name));
  });

  it('have no other rows', () => {
    expect([...notedOf('unused')].sort()).toEqual(unused.sort());
  });
});
