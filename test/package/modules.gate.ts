import { runInNewContext } from 'node:vm';
import { read, scripts } from './program';

type Module = (module: unknown, exports: unknown, require: unknown) => void;

/** The modules of all scripts by id; the scripts only hand them over, nothing of the app runs. */
function modulesOf(files: readonly string[]): ReadonlyMap<string, Module> {
  const wx: { webpackJsonp: [unknown, Record<string, Module>][] } = { webpackJsonp: [] };
  for (const file of files) runInNewContext(read(file), { wx, require: () => undefined });
  return new Map(wx.webpackJsonp.flatMap(([, modules]) => Object.entries(modules)));
}

/** Ids that a module requires: calls of its third parameter with a number. Ids have three digits or more; `e(16)` is a call of something else. */
function requiredBy(module: Module): readonly string[] {
  const text = module.toString();
  const [, name] = /^(?:function\s*)?\(\w+,\w+,(\w+)\)/.exec(text) ?? [];
  if (name === undefined) return [];
  const call = new RegExp(`(?<![\\w$.])${name}(?:\\.bind\\(${name},|\\()(\\d{3,})\\)`, 'g');
  return [...text.matchAll(call)].map(([, id = '']) => id);
}

function missingFrom(files: readonly string[]): readonly string[] {
  const modules = modulesOf(files);
  return [...modules].flatMap(([id, module]) =>
    requiredBy(module)
      .filter((other) => !modules.has(other))
      .map((other) => `${id} requires ${other}`),
  );
}

const all = scripts.filter((file) => file !== 'runtime.js');

// webpack's warm cache once wrote a release without some of its modules: such a page fails when it opens.
it('has every module that its scripts require', () => {
  expect(missingFrom(all)).toEqual([]);
});

it('does not, without a script that others need', () => {
  expect(missingFrom(all.filter((file) => file !== 'common.js'))).not.toEqual([]);
});
