import { maskName, maskPhone } from '@/domain/person/mask';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { mockedFaceReturnUrl } from '../handlers/identity/faceReturnUrl';
import { readClock } from '../queries/clock';
import { customerById } from '../queries/customers';
import { decideFaceCheck, findFaceCheck } from '../queries/faceChecks';
import { faceRoutes, type OpenFaceCheck } from './faceRoutes';

/** As long as the page may stay open before a choice; `getAuthResult` gives an undecided check up after the same time. */
const OPEN_MS = 30 * 60_000;

async function findOpen(db: Database, token: string): Promise<OpenFaceCheck | undefined> {
  const check = await findFaceCheck(db, token);
  if (check === undefined || check.outcome !== null || check.result !== null) return undefined;
  const age = (await readClock(db)).getTime() - check.created_at.getTime();
  const customer = await customerById(db, check.customer_id);
  if (age > OPEN_MS || customer === undefined) return undefined;
  return {
    subject: `${maskName(customer.name)}（${maskPhone(customer.phone)}）`,
    // Without an origin: the person came to this page by the public address, and goes back to the same.
    returnUrl: mockedFaceReturnUrl('', check),
  };
}

/** The sandbox's face page over the stored checks. */
export async function facePageRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  await faceRoutes(app, {
    find: (token) => findOpen(db, token),
    decide: (token, outcome) => decideFaceCheck(db, token, outcome),
  });
}
