/** Entries that only the sealed message adds to the params. */
export interface SealedEntries {
  readonly sessionKey: string;
  /** Value of the header `rv`, if the call has one. */
  readonly rv?: string | undefined;
}

/** Wire protocol, "A request" 4: no param may have one of these names. */
const RESERVED = ['sessionKey', 'rv'];

/** An entry's value as text; undefined if the entry is left out. Also the form of query and multipart fields. */
export function entryText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The string whose hash is `sign`: entries by name in UTF-16 code-unit order. Throws on a reserved name. */
export function canonical(params: Readonly<Record<string, unknown>>, sealed: SealedEntries): string {
  const names = Object.keys(params);
  if (names.some((name) => RESERVED.includes(name))) throw new Error('reserved param name');
  const entries = new Map<string, unknown>(names.map((name) => [name, params[name]]));
  entries.set('sessionKey', sealed.sessionKey).set('rv', sealed.rv);
  return [...entries.keys()]
    .sort()
    .flatMap((name) => {
      const text = entryText(entries.get(name));
      return text === undefined ? [] : [`${name}=${text}`];
    })
    .join('&');
}
