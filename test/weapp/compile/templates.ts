import compiler from 'glass-easel-template-compiler';
import type { EntryConfig } from '../protocol';
import { builtInTags } from '../builtInTags';
import type { Files } from './index';

/** One message of the compiler (its own typings say `any`). */
interface Remark {
  readonly level: string;
  readonly message: string;
  readonly path: string;
  readonly startLine: number;
  readonly startColumn: number;
}

const withoutExtension = (path: string) => path.replace(/\.\w+$/, '');

/** Tags of the language, not elements of the page. */
const SYNTAX = ['template', 'import', 'include', 'wxs', 'block', 'slot'];

function unknownTags(path: string, wxml: string, using: readonly string[]): readonly string[] {
  const known = new Set([...SYNTAX, ...builtInTags, ...using]);
  const tags = Array.from(wxml.matchAll(/<([a-z][\w-]*)/g), ([, tag = '']) => tag);
  return [...new Set(tags)]
    .filter((tag) => !known.has(tag))
    .map((tag) => `${path}.wxml: <${tag}> is no known tag`);
}

/** Names of the templates that the program's own templates choose by data. */
export const templateNames = (files: Files): readonly string[] =>
  [...files]
    .filter(([path]) => path.endsWith('.wxml'))
    .flatMap(([, content]) =>
      Array.from(content.toString().matchAll(/<template name="([^"]+)"/g), ([, name = '']) => name),
    );

/**
 * Compiles WXML and WXS by WeChat's own compiler. It accepts a missing import or script without a message, and reports an unclosed tag as a
 * warning: here, as in the real tools, each of them fails.
 */
export function compileTemplates(
  files: Files,
  entries: Readonly<Record<string, EntryConfig>>,
  faults: string[],
): string {
  const group = new compiler.TmplGroup();
  const usingAnywhere = Object.values(entries).flatMap(({ usingComponents = {} }) =>
    Object.keys(usingComponents),
  );
  const sources = [...files].filter(([path]) => path.endsWith('.wxml'));
  for (const [file, content] of files) {
    if (file.endsWith('.wxs')) group.addScript(withoutExtension(file), content.toString());
  }
  for (const [file, content] of sources) {
    const path = withoutExtension(file);
    const wxml = content.toString();
    for (const { level, message, startLine, startColumn } of group.addTmpl(path, wxml) as Remark[])
      faults.push(`${file}:${startLine + 1}:${startColumn + 1}: ${level}: ${message}`);
    faults.push(...unknownTags(path, wxml, usingAnywhere));
  }
  for (const [file] of sources) {
    const path = withoutExtension(file);
    for (const needed of group.getDirectDependencies(path) as string[])
      if (!files.has(`${needed}.wxml`)) faults.push(`${file} imports ${needed}.wxml, which is missing`);
    for (const needed of group.getScriptDependencies(path) as string[])
      if (!files.has(`${needed}.wxs`)) faults.push(`${file} uses ${needed}.wxs, which is missing`);
  }
  return group.getTmplGenObjectGroups();
}
