import { createHash } from 'node:crypto';
import type { PageSources } from './sources';

type Rules = Readonly<Record<string, readonly string[]>>;

const written = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const OWN_POLICY = /<meta[^>]+http-equiv=["']?content-security-policy/i;

/** Hashes of the page's inline scripts: no other inline script runs there. */
const scriptHashes = (html: string): string[] =>
  Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`,
  );

/** For everything that is not a page: answers of calls, files, pictures. */
export const answerPolicy = ({ ancestors }: PageSources): string =>
  written({ 'default-src': ["'none'"], 'frame-ancestors': ancestors });

/** For a PDF: a stricter policy would block the styles and scripts of the browser's PDF viewer. */
export const filePolicy = ({ ancestors }: PageSources): string => written({ 'frame-ancestors': ancestors });

/**
 * For a page of the app. Inline styles are allowed, since components write them when they render. Photos are shown, and sent, from data:
 * and blob: addresses.
 */
export function pagePolicy(html: string, allowed: PageSources): string {
  const ancestors = { 'frame-ancestors': allowed.ancestors };
  // The callback pages have their own, narrower policy in the file.
  if (OWN_POLICY.test(html)) return written(ancestors);
  return written({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes(html), ...allowed.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...allowed.images],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...allowed.connections],
    'frame-src': ["'self'", ...allowed.frames],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...ancestors,
  });
}

/** Camera and microphone only for this origin and for framed pages of a face service; other devices for no page. */
export function permissionsPolicy({ frames }: PageSources): string {
  const origins = frames.filter((source) => /^https?:\/\/[^*]+$/.test(source)).map((origin) => `"${origin}"`);
  const shared = `(${['self', ...origins].join(' ')})`;
  return `camera=${shared}, microphone=${shared}, geolocation=(), payment=(), usb=()`;
}
