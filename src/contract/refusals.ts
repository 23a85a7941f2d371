/*
 * Refusals shared by several areas: each name has one code, and says in business terms what is wrong. Refusals of only one area are in
 * that area's file; a call lists the ones that it may answer (`take`).
 */

/** Refusals that any call may answer (spec §8, wire protocol). */
export const generalRefusals = {
  /** The same answer to every invalid sealed message, also to a repeated one. */
  illegal: '100001',
  /** A field is missing or has the wrong form. */
  incomplete: '100002',
  tokenCodeMissing: '100003',
  specialCharacters: '100004',
  /** The requestNo was used for another request: nothing was done. */
  requestNoTaken: '100005',
  otherDevice: '100007',
  /** The server is busy: the same request may be sent again. */
  busy: '100008',
  /** The access token is unknown or has expired: HTTP 401. */
  accessTokenRefused: '100100',
  sessionOver: 'ET24B0002',
  /** Something broke on the server. */
  broken: '999999',
} as const;

/** The message of `sessionOver` if the account itself is gone: the code stays that of spec §8, and a login would begin a new account. */
export const ACCOUNT_CLOSED = '您的账号已注销';

/** Spec §8: further codes for a session that is over, which other gateways send. */
export const sessionOverElsewhere = ['ET24B0003', 'ET24B0004', 'B0002'] as const;

/** Picks from a table the refusals that a call may answer. */
export function take<const T extends Readonly<Record<string, string>>, const N extends keyof T>(
  table: T,
  ...names: readonly N[]
): Pick<T, N> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, N>;
}
