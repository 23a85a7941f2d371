import { HttpFailure, type HttpFailureReason } from './definitions';

/** The host's messages for a failed request; hosts use both the texts and the numbers. */
const REASONS: readonly (readonly [RegExp, HttpFailureReason])[] = [
  [/domain list/i, 'refused-domain'],
  [/timed?.?out/i, 'timeout'],
  [/abort|interrupted/i, 'aborted'],
];

const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : '';

/** Throws the HttpFailure for a rejection of wx.request or wx.uploadFile. */
export function hostFailure(error: unknown): never {
  const text = textOf(error);
  throw new HttpFailure(REASONS.find(([words]) => words.test(text))?.[1] ?? 'offline');
}

/** Hosts keep the server's spelling of header names, or change it. */
export function lowerCaseNames(header: unknown): Record<string, string> {
  if (typeof header !== 'object' || header === null) return {};
  return Object.fromEntries(
    Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
