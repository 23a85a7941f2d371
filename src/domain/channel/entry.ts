import { readQuery } from '@/domain/address/query';

/** By what address the app was opened; texts are raw, '' where a target has no such thing. */
export interface Entry {
  /** Query before the '#', without its question mark; of a mini-program all that it was entered with. */
  readonly before: string;
  /** From the '#' on: '#/pages/home/index?s=ygd'. */
  readonly hash: string;
  /** Without a port. */
  readonly host: string;
  /** Path of the address: '/gray/'. */
  readonly path: string;
}

/** A mini-program code carries pairs in `scene`; everything else is a plain word. */
const PAIRS = /^[\w.-]+=/;

/**
 * All that an entry says (spec §4 Launch: before or after the '#'). Of a doubled name the one before the '#' counts, then the one
 * after it, then the one of a mini-program code, so that nothing appended to an address overrides it.
 */
export function entryQuery({ before, hash }: Pick<Entry, 'before' | 'hash'>): ReadonlyMap<string, string> {
  const text = [before, hash.split('?').slice(1).join('?')].filter((part) => part !== '').join('&');
  const query = readQuery(text);
  const scene = decode(query.get('scene') ?? '');
  return PAIRS.test(scene) ? readQuery(`${text}&${scene}`) : query;
}

/**
 * By which partner's link the app stands where it stands; '' for none. It stays the same while the person goes from page to page (the hash
 * changes with each of them), so that only another link starts the launch anew.
 */
export function partnerLink({ before, hash }: Pick<Entry, 'before' | 'hash'>): string {
  const links = [
    { before, hash: '' },
    { before: '', hash },
  ].filter((entry) => {
    const query = entryQuery(entry);
    return query.has('s') || query.has('channel');
  });
  return links.map((entry) => entry.before || entry.hash.replace(/^[^?]*/, '')).join('#');
}

/** Path part of the hash: '#/home?x=1' is '/home'. */
export const hashPath = (hash: string): string => hash.replace(/^#/, '').split('?', 1)[0] ?? '';

/** What a code carries is encoded once more than a query. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
