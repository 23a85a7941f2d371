import { one } from '@/domain/address/query';

/** Parameters of a page, decoded once. A Map, so that `__proto__` is a name like any other. */
export type PageParams = ReadonlyMap<string, string>;

/** What a page may be opened with: names of ours, undefined values left out; or what an address has brought, as it stands. */
export type RouteParams = Readonly<Record<string, string | number | undefined>> | PageParams;

/** What Taro puts among the parameters for itself. */
const OF_THE_ROUTER: ReadonlySet<string> = new Set(['stamp', '$taroTimestamp']);

/**
 * The router's parameters as we hand them to pages: own properties only, of a doubled one the first, decoded exactly
 * once (neither end decodes them; a broken encoding stays as it stands).
 */
export function sanitise(params: unknown): PageParams {
  const clean = new Map<string, string>();
  if (typeof params !== 'object' || params === null) return clean;
  for (const rawName of Object.keys(params)) {
    const value = one(params, rawName);
    const name = decode(rawName);
    if (value !== undefined && !OF_THE_ROUTER.has(name) && !clean.has(name)) clean.set(name, decode(value));
  }
  return clean;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
