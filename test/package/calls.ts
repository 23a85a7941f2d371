import { apiNames } from '../weapp/compile/apiNames';
import { filesIn, textOf } from '../architecture/files';
import { ownScripts, read } from './program';

/** Names of wx functions that our own methods have, too. */
const OURS = ['addCard'];

const known = new Set(apiNames().filter((name) => !OURS.includes(name)));

const matches = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/**
 * Functions of `wx` that our own scripts call: after Taro as the build imports it (`o().name(`, `o.default.name(`), after `wx` itself, and by their
 * name as a string, as adapters that ask for several do.
 */
export const calledOfWx: readonly string[] = [
  ...new Set(
    ownScripts.flatMap((file) => {
      const text = read(file);
      return [
        ...matches(text, /(?:\(\)|\.default|\bwx)\.(\w+)\b(?=\()/g),
        ...matches(text, /["'](\w+)["']/g).filter((name) => isUnmistakable(name)),
      ].filter((name) => known.has(name));
    }),
  ),
].sort();

/** A string such as "request" or "login" may be an ordinary word; "chooseMedia" is not. */
function isUnmistakable(name: string): boolean {
  return /[a-z][A-Z]/.test(name);
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const hostCode = filesIn('test/weapp/host/logic/wx').map((path) => withoutComments(textOf(path)));

/** Whether the host of the journeys (test/weapp) has this function; listeners are found there by the name of their event. */
export function isInHost(name: string): boolean {
  const event = /^(?:on|off)([A-Z]\w+)$/.exec(name)?.[1];
  const pattern = new RegExp(event === undefined ? `\\b${name}\\b` : `\\b${name}\\b|'${event}'`);
  return hostCode.some((text) => pattern.test(text));
}
