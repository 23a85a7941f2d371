import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../database';
import { readArrival } from '../queries/arrivals';
import { takeFault, type Fault } from '../queries/faults';
import { refuse } from '../refusals/general';
import { hashToken } from '../secrets';

/** What is known of a call before its body is read. */
export interface Arrival {
  /** The product's time, now. */
  readonly now: () => Date;
  /** The fault set for this call of this person ('': of everybody), which counts as taken from then on. */
  readonly takeFault: (phone: string) => Promise<Fault | undefined>;
}

/** Checks the bearer token of client and member calls (spec §6). Throws a Refusal. */
export async function arrive(
  sql: Sql,
  definition: CallDefinition,
  request: FastifyRequest,
): Promise<Arrival> {
  const path = request.routeOptions.url ?? definition.path;
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const accessTokenHash = token === undefined ? '' : hashToken(token);
  const { offset_ms, token_lives, faulty } = await readArrival(sql, {
    path,
    accessTokenHash,
    at: new Date(),
  });
  if (definition.auth !== 'none' && !token_lives) throw refuse('accessTokenRefused');
  return {
    now: () => new Date(Date.now() + offset_ms),
    takeFault: async (phone) => (faulty ? takeFault(sql, path, phone) : undefined),
  };
}
