/**
 * Parameters of a query text ('a=1&b=2', a leading ? is fine). If a name occurs twice, the first value wins, so that nothing appended
 * to an address overrides it. A Map, so that `__proto__` is a name like any other. A broken percent-encoding is
 * kept unchanged; + stays a plus (account numbers and base64 contain it).
 */
export function readQuery(text: string): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  for (const pair of text.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    if (name !== '' && !query.has(name)) query.set(name, equals < 0 ? '' : decode(pair.slice(equals + 1)));
  }
  return query;
}

/** The pairs as query text, without a question mark; undefined values are left out. */
export function writeQuery(pairs: Iterable<readonly [string, string | number | undefined]>): string {
  return Array.from(pairs, ([name, value]) =>
    value === undefined ? '' : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
    .filter((pair) => pair !== '')
    .join('&');
}

/** The query text without the pairs of these names; the rest stays exactly as written. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  text
    .split('&')
    .filter((pair) => !names.includes(decode(pair.split('=', 1)[0] ?? '')))
    .join('&');

/** One text parameter of a router's params object of unknown type: own properties only; the first value if it occurs twice. */
export function one(params: unknown, name: string): string | undefined {
  if (typeof params !== 'object' || params === null) return undefined;
  if (!Object.prototype.hasOwnProperty.call(params, name)) return undefined;
  const value = (params as Readonly<Record<string, unknown>>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
