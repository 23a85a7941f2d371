import type { DeviceSettings } from '../../protocol';
import { LatePromise } from './promises';

/** The Worker's own functions, saved for the host before they are removed for the program. */
export const native = {
  fetch: self.fetch.bind(self),
  post: (
    self as unknown as { postMessage(message: unknown, transfer?: Transferable[]): void }
  ).postMessage.bind(self),
  listen: self.addEventListener.bind(self),
  MessageChannel,
  TextEncoder,
  random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  Function,
  URL,
  Blob,
  OffscreenCanvas,
  createImageBitmap: self.createImageBitmap.bind(self),
  atob: self.atob.bind(self),
  btoa: self.btoa.bind(self),
};

/** What the script engine of a phone offers a program: the language as of 2019 and timers, nothing of a browser. */
const KEPT = new Set(
  [
    'Object Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp',
    'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math ArrayBuffer DataView',
    'Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray',
    'Map Set WeakMap WeakSet Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
    'isFinite isNaN console setTimeout clearTimeout setInterval clearInterval',
  ].flatMap((line) => line.split(' ')),
);

/** Newer than the oldest phones that the product supports (iOS 13, Chrome 70): a phone of today would hide their use. */
const NEWER: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [Array, ['fromAsync']],
  [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
  [Object, ['hasOwn', 'groupBy']],
  [Map, ['groupBy']],
  [Promise, ['any', 'withResolvers', 'try']],
  [
    Set.prototype,
    ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  ],
];

/** Takes away what an old engine does not have. The host's own code in the Worker must do without, too. */
export function forgetNewer(): void {
  for (const [owner, names] of NEWER) for (const name of names) Reflect.deleteProperty(owner, name);
  const typed = Object.getPrototypeOf(Uint8Array.prototype) as object;
  for (const name of ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with'])
    Reflect.deleteProperty(typed, name);
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function namesOf(scope: object | null): readonly string[] {
  return scope === null || scope === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(scope), ...namesOf(Object.getPrototypeOf(scope) as object | null)];
}

function Blocked(): never {
  throw new EvalError('a mini-program makes no code of text');
}
Blocked.prototype = native.Function.prototype;

/** Names that hide the Worker's globals, as parameters of each of the program's modules: name and value. */
export function shadows(promises: DeviceSettings['promises']): Readonly<Record<string, unknown>> {
  const hidden = namesOf(self).filter((name) => !KEPT.has(name) && IDENTIFIER.test(name) && name !== 'eval');
  const kept = Object.fromEntries(
    [...KEPT].filter((name) => name !== 'undefined').map((name) => [name, (self as never)[name] as unknown]),
  );
  if (promises === 'ios15') kept['Promise'] = LatePromise;
  const globalObject = { ...kept, Function: Blocked };
  return {
    ...Object.fromEntries(hidden.map((name) => [name, undefined])),
    window: undefined,
    document: undefined,
    localStorage: undefined,
    Function: Blocked,
    globalThis: globalObject,
    global: globalObject,
  };
}

/** No `eval`, and no way around the parameter to `Function`. */
export function blockCode(): void {
  Reflect.deleteProperty(self, 'eval');
  Object.defineProperty(native.Function.prototype, 'constructor', { value: Blocked });
}
