const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** True for an absolute http(s) address and for a path on this origin; false for anything that a browser could run as a script. */
export function isReturnUrl(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Adds to the query of an absolute address or a path, before any hash. Only for addresses that `isReturnUrl` accepts. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const base = 'http://path.invalid';
  const url = new URL(address, base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.origin === base ? url.href.slice(base.length) : url.href;
}
