import { entryText } from '@/wire/canonical';
import { wellFormed } from '@/wire/wellFormed';
import type { RequestSettings } from './deps';

type Params = Readonly<Record<string, unknown>>;

/** Exact text of spec §8: a mistake in the build, which never shows in a configured one. */
export const URL_MISSING = 'Request URL not configured';

/** Base of a path: the mock host, otherwise the base address. Undefined if a base is needed and missing. */
export function baseOf(path: string, settings: RequestSettings, hasOrigin: boolean): string | undefined {
  const { baseUrl, mockBaseUrl, mockPaths = [] } = settings;
  const mocked = mockBaseUrl && (mockPaths.length === 0 || mockPaths.includes(path));
  const base = (mocked ? mockBaseUrl : baseUrl).replace(/\/+$/, '');
  return base === '' && !hasOrigin ? undefined : base;
}

/** Fills `:name` from the params; a param in the path is not sent again. */
export function fillPath(path: string, params: Params): { path: string; rest: Params } {
  const rest: Record<string, unknown> = { ...params };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    delete rest[name];
    return encode(entryText(params[name]) ?? '');
  });
  return { path: filled, rest };
}

/** Params as texts, without those that are null or undefined. */
export function textFields(params: Params): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const text = entryText(value);
    if (text !== undefined) fields[name] = text;
  }
  return fields;
}

/** `a=1&b=2`; a mini-program has no URLSearchParams. */
export function formEncode(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
