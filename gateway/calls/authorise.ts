import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../database';
import { takeNonce } from '../queries/nonces';
import { findSession, type SessionRow } from '../queries/sessions';
import { refuse } from '../refusals/general';
import { hashToken } from '../secrets';
import { openRv, type GatewayKeys } from '../wire';

const RV_WINDOW_MS = 5 * 60_000;

/** The session of a member call, by its tokenCode. */
export async function checkSession(
  sql: Sql,
  tokenCode: unknown,
  now: Date,
): Promise<SessionRow & { tokenHash: string }> {
  if (typeof tokenCode !== 'string' || tokenCode === '') throw refuse('tokenCodeMissing');
  const tokenHash = hashToken(tokenCode);
  const session = await findSession(sql, tokenHash);
  if (session?.ended === 'other-device') throw refuse('otherDevice');
  if (session?.ended === 'account-closed') throw refuse('sessionOver', 'accountClosed');
  if (session === undefined || session.ended !== null || session.expires_at <= now)
    throw refuse('sessionOver', 'over');
  return { ...session, tokenHash };
}

/**
 * Checks that the rv is fresh and was not used before. By the machine's clock, not the product's: the console
 * does not move the client's clock.
 */
export async function checkRv(
  sql: Sql,
  definition: CallDefinition,
  request: FastifyRequest,
  keys: GatewayKeys,
) {
  if (definition.rv !== true) return;
  const rv = request.headers['rv'];
  if (typeof rv !== 'string') throw refuse('illegal');
  const { nonce, time } = openRv(rv, keys);
  const now = new Date();
  if (Math.abs(now.getTime() - time) > RV_WINDOW_MS) throw refuse('illegal');
  if (!(await takeNonce(sql, nonce, now))) throw refuse('illegal');
}
