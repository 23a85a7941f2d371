/** Spec §4 Device token flow, §5: a token of one of these lengths counts as failed. */
const FAILED_LENGTHS: ReadonlySet<number> = new Set([0, 41]);

/** Spec §4: one retry after a failure. */
const MOST_ATTEMPTS = 2;

/** Result of one fetch. `reason`: text without personal data. */
export type Attempt = { readonly token: string } | { readonly reason: string };

export type DeviceStep =
  | { readonly kind: 'fetch' }
  /** The token is valid: report it with saveToken. */
  | { readonly kind: 'report'; readonly token: string }
  /** The fetch failed twice: report the failure with printErrorMsg. */
  | { readonly kind: 'giveUp'; readonly context: string };

const failureOf = (attempt: Attempt): string | undefined => {
  if ('reason' in attempt) return attempt.reason;
  return FAILED_LENGTHS.has(attempt.token.length) ? `token length ${attempt.token.length}` : undefined;
};

/** The next step after these attempts, oldest first. */
export function nextDeviceStep(attempts: readonly Attempt[]): DeviceStep {
  const last = attempts[attempts.length - 1];
  if (last === undefined) return { kind: 'fetch' };
  const failure = failureOf(last);
  if (failure === undefined && 'token' in last) return { kind: 'report', token: last.token };
  if (attempts.length < MOST_ATTEMPTS) return { kind: 'fetch' };
  return { kind: 'giveUp', context: attempts.map(failureOf).join('; ') };
}
