declare const scrubbed: unique symbol;

/**
 * A text that may be logged. Only the functions of this folder create it, so that no message, body or answer gets into a record by
 * mistake: a plain string does not fit the type.
 */
export type Scrubbed = string & { readonly [scrubbed]: true };

/** Identifiers that JavaScript quotes in its own messages: "reading 'foo'". */
const IDENTIFIER = /^[A-Za-z_$][\w$.-]{0,39}$/;

/** The order matters: quoted text and text in braces may be user input; the patterns check the rest. */
const RULES: readonly (readonly [RegExp, string | ((whole: string, inside: string) => string)])[] = [
  [/"[^"]*"?/g, '".."'],
  [/`[^`]*`?/g, '`..`'],
  [/'([^']*)'/g, (whole, inside) => (IDENTIFIER.test(inside) ? whole : "'..'")],
  [/\{[^]*\}?/g, '{..}'],
  [/[?#]\S*/g, '?..'],
  [/[^\s@]+@[^\s@]+/g, '*'],
  // Names and addresses are written in Chinese, error messages are not. The result is plain ASCII.
  [/[^\u0020-\u007e]+/g, ' .. '],
  // Digits in any grouping: phones, ID and card numbers, codes, passwords.
  [/\d(?:[^\dA-Za-z]{0,4}\d){3,}[Xx]?/g, '*'],
  // Tokens, keys and sealed texts.
  [/[\w+=-]{32,}/g, '*'],
  [/(?=[\w+=-]*\d)[\w+=-]{16,}/g, '*'],
  [/ {2,}/g, ' '],
];

/** The text after this length may be part of a body, and the patterns would take too long. */
const LONGEST_MESSAGE = 4000;

/** A message without anything that could be personal data. Newlines become spaces. */
export function scrub(message: string): Scrubbed {
  const left = RULES.reduce<string>(
    (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
    message.slice(0, LONGEST_MESSAGE),
  );
  return left.trim() as Scrubbed;
}

const MOST_FRAMES = 8;
const LONGEST_LINE = 300;
const PLACE = String.raw`\S*?([\w.~-]{1,60}):(\d{1,6}):(\d{1,7})`;
/** Chrome: "    at save (https://x/js/7.1a2b.js:1:2345)"; without a name: "    at https://x/…". */
const CHROME = new RegExp(
  String.raw`^\s*at (?:async |new )?(?:([\w$.<>]{1,60})(?: \[as \w+\])? )?\(?${PLACE}\)?$`,
);
/** Safari and Firefox: "save@https://x/js/7.1a2b.js:1:2345". */
const OTHERS = new RegExp(String.raw`^([\w$.<>]{0,60})@${PLACE}$`);

function frame(line: string): string[] {
  const found = line.length > LONGEST_LINE ? null : (CHROME.exec(line) ?? OTHERS.exec(line));
  if (!found) return [];
  const [, name = '', file = '', row = '', column = ''] = found;
  return [`${hideNumbers(name) || '?'}@${hideNumbers(file)}:${row}:${column}`];
}

/** No name in the code contains six digits. */
const hideNumbers = (text: string): string => text.replace(/\d{6,}/g, '*');

/** Where the error happened: only function, file, line and column of the nearest frames. */
export function frames(stack: string): Scrubbed {
  return stack.split('\n').flatMap(frame).slice(0, MOST_FRAMES).join(' ') as Scrubbed;
}
