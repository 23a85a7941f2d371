/** Where a redirect-like parameter may lead. */
export interface TargetRule {
  /**
   * Hosts of web addresses, exactly as written in the address: 'bank.example' or 'bank.example:8443'. An entry with 'http://'
   * in front allows plain http for this one host, and only if the host is the machine itself ('http://localhost:8080').
   */
  readonly hosts: readonly string[];
  /** Our own pages, as '/pages/home/index'. */
  readonly pages: ReadonlySet<string> | ((path: string) => boolean);
}

export type TargetRefusal =
  'notText' | 'tooLong' | 'characters' | 'encoding' | 'scheme' | 'host' | 'path' | 'unknownPage';

export type SafeTarget =
  | {
      readonly kind: 'page';
      readonly path: string;
      /** Without the question mark; '' for none. */ readonly query: string;
    }
  | { readonly kind: 'web'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: TargetRefusal };

const MAX_LENGTH = 2048;

/** The characters that RFC 3986 allows in an address, without quote and brackets: none that a parser strips, folds or misreads. */
const ALLOWED = /^[A-Za-z0-9\-._~:/?#@!$&()*+,;=%]+$/;
/** A percent sign without two hex digits after it. */
const BROKEN_ENCODING = /%(?![0-9A-Fa-f]{2})/;
/** Encoded control characters and backslash, overlong UTF-8, and an encoded percent sign before two hex digits: encoded twice. */
const TRICKY_ENCODING = /%(?:[01][0-9A-Fa-f]|7[Ff]|5[Cc]|[Cc][01]|25[0-9A-Fa-f]{2})/;
/** Encoded letters and digits: no encoder writes them; they hide a second encoding (%25%32%65 is %2e, which is a dot). */
const NEEDLESS_ENCODING = /%(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa])/;
/** Encoded dot and slash: harmless in a query value, dangerous in a path. */
const TRICKY_IN_PATH = /%(?:2[EeFf])/;

const BAD_ENCODINGS = [BROKEN_ENCODING, TRICKY_ENCODING, NEEDLESS_ENCODING];

const PAGE = /^(\/pages(?:\/[A-Za-z0-9_-]+)+)(?:\?([^?#]*))?$/;
const WEB = /^(https?):\/\/([^/?#]*)(\/[^?#]*)?(?:\?[^#]*)?(?:#.*)?$/;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * The one check of every redirect-like parameter: one of our pages by its plain path, or https at a host that is listed
 * exactly. Everything else is refused. Strict regular expressions, because mini-programs have no URL class
 * and lenient parsers disagree about unusual addresses. The value is decoded already.
 */
export function safeTarget(value: unknown, rule: TargetRule): SafeTarget {
  if (typeof value !== 'string' || value === '') return refused('notText');
  if (value.length > MAX_LENGTH) return refused('tooLong');
  if (!ALLOWED.test(value)) return refused('characters');
  if (BAD_ENCODINGS.some((bad) => bad.test(value))) return refused('encoding');
  return value.startsWith('/') ? pageTarget(value, rule) : webTarget(value, rule);
}

function pageTarget(value: string, { pages }: TargetRule): SafeTarget {
  const [, path, query = ''] = PAGE.exec(value) ?? [];
  if (path === undefined) return refused('path');
  const known = typeof pages === 'function' ? pages(path) : pages.has(path);
  return known ? { kind: 'page', path, query } : refused('unknownPage');
}

function webTarget(url: string, { hosts }: TargetRule): SafeTarget {
  const [, scheme, authority = '', path = ''] = WEB.exec(url) ?? [];
  if (scheme === undefined) return refused('scheme');
  const entry = scheme === 'https' ? authority : `http://${authority}`;
  if (scheme === 'http' && !LOOPBACK.test(authority)) return refused('scheme');
  if (!hosts.includes(entry)) return refused('host');
  const dots = path.split('/').some((segment) => segment === '.' || segment === '..');
  if (dots || path.includes('//') || TRICKY_IN_PATH.test(path)) return refused('path');
  return { kind: 'web', url };
}

function refused(why: TargetRefusal): SafeTarget {
  return { kind: 'refused', why };
}
