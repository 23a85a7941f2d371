import type { Sql } from '../database';
import { dropAccessCodes } from './accessCodes';
import { voidChecks } from './identityChecks';
import { dropCodesTo } from './oneTimeCodes';
import { voidProofs } from './passwordProofs';
import { endOpenRecoveries } from './recoveries';
import { endOtherSessions, endSessionsOf } from './sessions';
import { voidEntries } from './square';

/** Whose ways in end: the account, with the phone that it has lost. */
export interface Ended {
  readonly customerId: number;
  readonly phone: string;
  readonly at: Date;
  /** Digest of the session that goes on, with those that opened it. */
  readonly stays?: string;
}

type Way =
  | { readonly table: string; readonly end: (sql: Sql, ended: Ended) => Promise<void> }
  | { readonly table: string; readonly why: string };

const withSession = (table: string): Way => ({
  table,
  why: 'good only in, or while there is, the session that it was made in',
});

/** Everything that can become a session, a proof of who somebody is, or a file: what ends it with the account or the phone, or what ends it anyway. */
export const ENTRIES: readonly Way[] = [
  {
    table: 'sessions',
    end: (sql, { customerId, stays }) =>
      stays === undefined ? endSessionsOf(sql, customerId) : endOtherSessions(sql, customerId, stays),
  },
  { table: 'wechat_users', why: 'the silent login ends where the sessions do' },
  {
    table: 'wechat_permissions',
    why: 'where messages go, which open nothing; they end where the silent login does',
  },
  // A partner's has no session, and one of a session may have none that lives.
  { table: 'access_codes', end: (sql, { customerId }) => dropAccessCodes(sql, customerId) },
  { table: 'square_entries', end: (sql, { phone, at }) => voidEntries(sql, phone, at) },
  { table: 'recoveries', end: (sql, { customerId }) => endOpenRecoveries(sql, customerId) },
  // For a login, and for every check: anyone who reads the old phone's messages.
  { table: 'one_time_codes', end: (sql, { phone }) => dropCodesTo(sql, phone) },
  { table: 'identity_checks', end: (sql, { customerId, at }) => voidChecks(sql, customerId, at) },
  { table: 'password_proofs', end: (sql, { customerId }) => voidProofs(sql, customerId) },
  withSession('check_faces'),
  withSession('tickets'),
  withSession('data_export_files'),
  { table: 'face_checks', why: 'proves nothing without the session or the recovery that asked for it' },
  { table: 'picture_codes', why: 'proves that a person looked, not who' },
  { table: 'access_tokens', why: "the client program's: without a session it opens nothing of a person" },
  { table: 'used_codes', why: 'codes of WeChat that can no longer be used' },
];

/** The account is cancelled, recovered or has another phone: call it under the customer's lock. */
export async function endEntries(sql: Sql, ended: Ended): Promise<void> {
  for (const way of ENTRIES) if ('end' in way) await way.end(sql, ended);
}
