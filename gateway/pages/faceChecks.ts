import { maskName, maskPhone } from '@/domain/person/mask';
import { groupPhone } from '@/domain/person/phone';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { mockedFaceReturnUrl } from '../handlers/identity/faceReturnUrl';
import { readClock } from '../queries/clock';
import { customerById } from '../queries/customers';
import { decideFaceCheck, findFaceCheck } from '../queries/faceChecks';
import { faceRoutes, type OpenFaceCheck } from './faceRoutes';

/** How long the page waits for a choice; `getAuthResult` abandons an undecided check after the same time. */
const OPEN_MS = 30 * 60_000;

async function findOpen(db: Database, token: string): Promise<OpenFaceCheck | undefined> {
  const check = await findFaceCheck(db, token);
  if (check === undefined || check.outcome !== null || check.result !== null) return undefined;
  const age = (await readClock(db)).getTime() - check.created_at.getTime();
  const customer = await customerById(db, check.customer_id);
  if (age > OPEN_MS || customer === undefined) return undefined;
  return {
    subject: `${maskName(customer.name)}（${groupPhone(maskPhone(customer.phone))}）`,
    // Without an origin: the person came by the public address and returns to the same origin.
    returnUrl: mockedFaceReturnUrl('', check),
  };
}

/** Routes of the sandbox's face page, on the stored checks. */
export async function facePageRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  await faceRoutes(app, {
    find: (token) => findOpen(db, token),
    decide: (token, outcome) => decideFaceCheck(db, token, outcome),
  });
}
