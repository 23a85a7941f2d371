/** Spec §4 Device token flow, §5: a token of one of these lengths counts as failed. */
const FAILED_LENGTHS: ReadonlySet<number> = new Set([0, 41]);

/** Spec §4: fetched once more after a failure, and not again. */
const MOST_ATTEMPTS = 2;

/** What one fetch came to. `reason`: in words without any data of the person. */
export type Attempt = { readonly token: string } | { readonly reason: string };

export type DeviceStep =
  | { readonly kind: 'fetch' }
  /** It is good: report it with saveToken. */
  | { readonly kind: 'report'; readonly token: string }
  /** It failed twice: report the error with printErrorMsg. */
  | { readonly kind: 'giveUp'; readonly context: string };

const failureOf = (attempt: Attempt): string | undefined => {
  if ('reason' in attempt) return attempt.reason;
  return FAILED_LENGTHS.has(attempt.token.length) ? `token length ${attempt.token.length}` : undefined;
};

/** What comes after these attempts, oldest first. */
export function nextDeviceStep(attempts: readonly Attempt[]): DeviceStep {
  const last = attempts[attempts.length - 1];
  if (last === undefined) return { kind: 'fetch' };
  const failure = failureOf(last);
  if (failure === undefined && 'token' in last) return { kind: 'report', token: last.token };
  if (attempts.length < MOST_ATTEMPTS) return { kind: 'fetch' };
  return { kind: 'giveUp', context: attempts.map(failureOf).join('; ') };
}
