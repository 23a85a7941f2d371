import { calls, type CallDefinition } from '@/contract';
import { REPLACED } from '@/features/beyond';
import { textOf } from './files';

const page = textOf('docs/real-host.md');
const [, table = ''] = page.split('## Calls beyond the specification');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, paths = '', lost = '', instead = '']) => ({
    paths: Array.from(paths.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
    lost,
    instead,
  }));
const all: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);
const beyond = all.filter(([, definition]) => definition.beyond === true);

describe('docs/real-host.md', () => {
  it('names each call beyond the specification once, and says what is lost without it', () => {
    expect(rows.flatMap(({ paths }) => paths).sort()).toEqual(beyond.map(([, { path }]) => path).sort());
    expect(rows.filter(({ lost }) => lost === '')).toEqual([]);
  });

  it('names a substitute for exactly the calls that have one', () => {
    const replaced = beyond.filter(([name]) => REPLACED.includes(name)).map(([, { path }]) => path);
    const said = rows.filter(({ instead }) => instead !== '').flatMap(({ paths }) => paths);
    expect(said.sort()).toEqual(replaced.sort());
    expect(REPLACED.filter((name) => !beyond.some(([own]) => own === name))).toEqual([]);
  });

  it('names each setting of a build', () => {
    const read = textOf('src/settings.ts').matchAll(/process\.env\.(TARO_APP_\w+)/g);
    const settings = Array.from(read, ([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(20);
    expect([...new Set(settings)].filter((name) => !page.includes(name))).toEqual([]);
  });
});
