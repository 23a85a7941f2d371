import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { knownToBrowsers } from '../../tasks/lint/knownToBrowsers.mjs';

const SETTINGS = { target: ts.ScriptTarget.ESNext, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'], types: [] };

/** What the rule says of each code, as its own file among nothing but TypeScript's own library. */
export function messages(codes) {
  const files = new Map(codes.map((code, index) => [`${index}.ts`, `export {};\n${code}`]));
  const host = ts.createCompilerHost(SETTINGS, true);
  const { getSourceFile } = host;
  host.getSourceFile = (path, target) =>
    files.has(path)
      ? ts.createSourceFile(path, files.get(path), target, true)
      : getSourceFile.call(host, path, target);
  const programs = [ts.createProgram([...files.keys()], SETTINGS, host)];
  const settings = {
    files: ['**/*.ts'],
    plugins: { own: { rules: { known: knownToBrowsers } } },
    languageOptions: { parser, parserOptions: { programs } },
    rules: { 'own/known': ['error', { polyfilled: ['Object.fromEntries'] }] },
  };
  const linter = new Linter({ configType: 'flat' });
  return [...files].map(([path, code]) => linter.verify(code, settings, path).map(({ message }) => message));
}
