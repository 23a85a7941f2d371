/** A reference in a text, as `{phone}` or `{verifyPsw.pswToken}`; a brace of the text itself is written twice. */
const REFERENCE = /\{\{|\}\}|\{([^{}]+)\}/g;
const WHOLE = /^\{([^{}]+)\}$/;

export type Lookup = (reference: string) => Promise<unknown>;

export const referenceTo = (name: string): string => `{${name}}`;

/** A text that stands for itself. */
export const literal = (text: string): string => text.replace(/[{}]/g, '$&$&');

async function filledText(text: string, lookup: Lookup): Promise<unknown> {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return lookup(whole);
  const found = new Map<string, string>();
  for (const [, name] of text.matchAll(REFERENCE))
    if (name !== undefined) found.set(name, String(await lookup(name)));
  return text.replace(REFERENCE, (all, name: string | undefined) =>
    name === undefined ? all.slice(0, 1) : (found.get(name) ?? ''),
  );
}

/** The value with what its references stand for. */
export async function filled(value: unknown, lookup: Lookup): Promise<unknown> {
  if (typeof value === 'string') return filledText(value, lookup);
  if (Array.isArray(value)) return Promise.all(value.map((item) => filled(item, lookup)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await filled(item, lookup)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The last part of an address: a partner's page has its key there. */
export const LAST = 'last';
export const lastPart = (text: string): string => text.split(/[/=]/).at(-1) ?? '';

/** What stands at a path of an answer; undefined for nothing. */
export function at(answer: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value === 'string' && key === LAST) return lastPart(value);
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Readonly<Record<string, unknown>>)[key];
  }, answer);
}
