import { posix } from 'node:path';
import postcss, { type Root } from 'postcss';
import { builtInTags } from '../builtInTags';
import { rpxToVw } from '../rpx';
import type { Files } from './index';

const TAG = new RegExp(`(^|[\\s>+~,(])(${builtInTags.join('|')})(?![\\w-])`, 'g');
const PAGE = /(^|[\s>+~,(])page(?![\w-])/g;

/** In the view a built-in `view` is a `wx-view` element, and `page` is the body. */
const translate = (selector: string) => selector.replace(TAG, '$1wx-$2').replace(PAGE, '$1body');

function inline(files: Files, file: string, faults: string[], above: readonly string[]): Root {
  const parsed = postcss.parse(files.get(file)?.toString() ?? '', { from: file });
  parsed.walkAtRules('import', (rule) => {
    const target = /^(?:url\()?["']?([^"')]+)/.exec(rule.params)?.[1] ?? '';
    const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(file), target);
    if (!files.has(path) || above.includes(path)) {
      faults.push(`${file} imports ${path}, which is ${files.has(path) ? 'above it' : 'missing'}`);
      rule.remove();
    } else rule.replaceWith(inline(files, path, faults, [...above, path]).nodes);
  });
  return parsed;
}

function compileStyle(files: Files, file: string, faults: string[]): string {
  try {
    const css = inline(files, file, faults, [file]);
    css.walkRules((rule) => {
      rule.selector = translate(rule.selector);
    });
    css.walkDecls((declaration) => {
      if (/url\(\s*(?!["']?(?:data|https?):)[^)]/.test(declaration.value))
        faults.push(`${file}: ${declaration.prop} names a local file, which a mini-program does not load`);
      declaration.value = rpxToVw(declaration.value);
    });
    return css.toString();
  } catch (error) {
    faults.push(String(error));
    return '';
  }
}

/** Converts to CSS the WXSS of every sheet that the client loads by itself: the app's, and one beside each page. */
export function compileStyles(files: Files, faults: string[]): Readonly<Record<string, string>> {
  const sheets = [...files.keys()].filter(
    (file) => file.endsWith('.wxss') && files.has(file.replace(/wxss$/, 'js')),
  );
  return Object.fromEntries(
    sheets.map((file) => [file.slice(0, -'.wxss'.length), compileStyle(files, file, faults)]),
  );
}
