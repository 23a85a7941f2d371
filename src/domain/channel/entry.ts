import { readQuery } from '@/domain/address/query';

/** The address that opened the app; texts are raw, '' if the target has no such part. */
export interface Entry {
  /** Query before the '#', without its question mark; in a mini-program all entry parameters. */
  readonly before: string;
  /** Starts with the '#': '#/pages/home/index?s=ygd'. */
  readonly hash: string;
  /** Without a port. */
  readonly host: string;
  /** Path of the address: '/gray/'. */
  readonly path: string;
}

/** A mini-program code has pairs in `scene`; everything else is a plain word. */
const PAIRS = /^[\w.-]+=/;
/** WeChat hands over an ordinary link, scanned as a QR code, in `q`: encoded once more than the other values, or not. */
const ENCODED_LINK = /^https?%3A/i;

/**
 * All parameters of an entry (spec §4 Launch: before or after the '#'). If a name occurs twice, the value before the '#' counts, then the
 * one after it, then the one of a mini-program code or of a scanned link, so that nothing appended to an address overrides it.
 */
export function entryQuery({ before, hash }: Pick<Entry, 'before' | 'hash'>): ReadonlyMap<string, string> {
  const text = joined([before, queryOfHash(hash)]);
  const query = readQuery(text);
  const scene = decode(query.get('scene') ?? '');
  return readQuery(joined([text, PAIRS.test(scene) ? scene : '', queryOfLink(query.get('q') ?? '')]));
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&');

const queryOfHash = (hash: string): string => hash.split('?').slice(1).join('?');

/** The parameters of a scanned link, before and after its '#'. */
function queryOfLink(given: string): string {
  const link = ENCODED_LINK.test(given) ? decode(given) : given;
  const [address = '', ...hash] = link.split('#');
  return joined([queryOfHash(address), queryOfHash(hash.join('#'))]);
}

/**
 * The partner's link that opened the app; '' for none. It stays the same while the person moves between pages (the hash changes with each
 * page), so that only another link starts the launch again.
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

/** The content of a mini-program code is encoded once more than a query. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
