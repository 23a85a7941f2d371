import { filesIn, textOf } from './files';

const code = ['src', 'gateway', 'test', 'tasks', 'config', 'types']
  .flatMap(filesIn)
  .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path));
const LIMIT = 250;

describe('sources', () => {
  it('are found', () => {
    expect(code.length).toBeGreaterThan(100);
  });

  it('are in folders named for their content', () => {
    const vague = code.filter((path) => /(^|\/)(utils?|common|helpers?|shared|misc)\//.test(path));
    expect(vague).toEqual([]);
  });

  it(`have ${LIMIT} lines at most`, () => {
    const long = code
      .map((path) => [path, textOf(path).split(/\r?\n/).length - 1] as const)
      .filter(([, lines]) => lines > LIMIT);
    expect(long).toEqual([]);
  });

  it('give a reason for each suppression', () => {
    const suppression =
      /(eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|prettier-ignore)(?![\w-]*['"`|)])/;
    const silent = code.flatMap((path) =>
      textOf(path)
        .split(/\r?\n/)
        .map((line, index) => ({ place: `${path}:${index + 1}`, line }))
        .filter(
          ({ line }) => /^\s*(\/\/|\/\*|\*|\{\/\*)|\S\s+(\/\/|\/\*)/.test(line) && suppression.test(line),
        )
        .filter(({ line }) => !/ -- \S.{8,}/.test(line) && !/@ts-expect-error(:| -)? \S.{8,}/.test(line))
        .map(({ place }) => place),
    );
    expect(silent).toEqual([]);
  });

  it('have no to-do notes', () => {
    const later = code.filter(
      (path) => !path.includes('architecture/') && /\b(TODO|FIXME|XXX|HACK)\b/.test(textOf(path)),
    );
    expect(later).toEqual([]);
  });

  it('query the build target only in adapters', () => {
    const asking = code.filter(
      (path) =>
        path.startsWith('src/') &&
        !/^src\/(platform\/|app\.config\.ts$)/.test(path) &&
        textOf(path).includes('TARO_ENV'),
    );
    expect(asking).toEqual([]);
  });
});
