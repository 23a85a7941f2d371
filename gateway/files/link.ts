import type { MemberContext } from '../context';
import type { Sql } from '../database';
import { livingSession } from '../queries/sessions';
import { hashToken, newToken } from '../secrets';

const LIFE_MS = 5 * 60_000;

/** What the address of a file is good for: stored, except for the ticket itself. */
export interface Link {
  readonly hash: string;
  /** The session that asked for it: its end ends the address. */
  readonly sessionHash: string;
  readonly until: Date;
}

/** The secret part of an address that opens a file for five minutes, while the session lasts. */
export function newLink({ tokenHash, now }: Pick<MemberContext, 'tokenHash' | 'now'>): Link & {
  readonly ticket: string;
} {
  const ticket = newToken();
  return {
    ticket,
    hash: hashToken(ticket),
    sessionHash: tokenHash,
    until: new Date(now.getTime() + LIFE_MS),
  };
}

/** Whether an address still opens its file; without a session or an end it was made before they were kept. */
export const linkLives = async (
  sql: Sql,
  { sessionHash, until }: { readonly sessionHash: string | null; readonly until: Date | null },
  now: Date,
): Promise<boolean> =>
  sessionHash !== null &&
  until !== null &&
  until > now &&
  (await livingSession(sql, sessionHash, now)) !== undefined;
