/** Replaces the package `query-string` with the part that Taro's router and start use (config/elements). */

type Value = string | null;
export type Query = Readonly<Record<string, Value | readonly Value[]>>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A % without an encoded character after it stays as it is.
    return text;
  }
}

/** `?a=1&b` is `{ a: '1', b: null }`; a repeated name has a list. `decode`: default true. */
export function parse(search: string, { decode = true }: { readonly decode?: boolean } = {}): Query {
  const read = decode ? decoded : (text: string) => text;
  const query = new Map<string, Value | readonly Value[]>();
  for (const part of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (part === '') continue;
    const words = decode ? part.replace(/\+/g, ' ') : part;
    const end = words.indexOf('=');
    const name = read(end === -1 ? words : words.slice(0, end));
    const value = end === -1 ? null : read(words.slice(end + 1));
    const before = query.get(name);
    query.set(name, before === undefined ? value : [...[before].flat(), value]);
  }
  return Object.fromEntries(query);
}

/** Only Taro's own map asks for it, and we have our own. */
function stringify(): never {
  throw new Error('not brought along');
}

export default { parse, stringify };
