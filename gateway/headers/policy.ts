import { createHash } from 'node:crypto';
import type { PageSources } from './sources';

type Rules = Readonly<Record<string, readonly string[]>>;

const written = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const OWN_POLICY = /<meta[^>]+http-equiv=["']?content-security-policy/i;

/** Each script that stands in the page itself, by the hash of its text: no other one runs there. */
const scriptHashes = (html: string): string[] =>
  Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`,
  );

/** What is no page: answers of calls, files, pictures. */
export const answerPolicy = ({ ancestors }: PageSources): string =>
  written({ 'default-src': ["'none'"], 'frame-ancestors': ancestors });

/** A PDF: the browser's own viewer is a page around it, whose styles and scripts a policy would stop. */
export const filePolicy = ({ ancestors }: PageSources): string => written({ 'frame-ancestors': ancestors });

/**
 * A page of the app. Styles may stand anywhere: the components write them as they are drawn. Pictures that were taken are shown, and
 * sent, from data: and blob: addresses.
 */
export function pagePolicy(html: string, allowed: PageSources): string {
  const ancestors = { 'frame-ancestors': allowed.ancestors };
  // The callback pages say in the file itself what they may do, and more narrowly.
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
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...ancestors,
  });
}

/** Devices: the camera is for this origin and for the pages of a face service that it shows, the rest for nobody. */
export function permissionsPolicy({ frames }: PageSources): string {
  const origins = frames.filter((source) => /^https?:\/\/[^*]+$/.test(source)).map((origin) => `"${origin}"`);
  const shared = `(${['self', ...origins].join(' ')})`;
  return `camera=${shared}, microphone=${shared}, geolocation=(), payment=(), usb=()`;
}
