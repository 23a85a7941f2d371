import { one } from '@/domain/address/query';

/** Parameters of a page, decoded once. A Map, so that `__proto__` is a name like any other. */
export type PageParams = ReadonlyMap<string, string>;

/** Parameters to open a page with: our own names, without undefined values; or the parameters of an address, unchanged. */
export type RouteParams = Readonly<Record<string, string | number | undefined>> | PageParams;

/** Parameters that Taro adds for itself. */
const OF_THE_ROUTER: ReadonlySet<string> = new Set(['stamp', '$taroTimestamp']);

/**
 * The router's parameters as we pass them to pages: own properties only, the first value of a repeated one, decoded exactly
 * once (Taro decodes them on neither target; a broken encoding stays unchanged).
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
