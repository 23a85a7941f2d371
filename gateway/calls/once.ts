import { createHash } from 'node:crypto';
import type { CallDefinition, CallName } from '@/contract';
import { Busy, InDoubt, type Sql } from '../database';
import { claimRequest, keepAnswer, lockRequest, releaseRequest } from '../queries/answeredRequests';
import { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import type { AnyContext } from './contexts';

/** The result of a call; `repeated`: it is the result of the first request with this requestNo. */
export interface Done {
  readonly answer: object | Refusal;
  readonly repeated: boolean;
}

/** A retry carries a new proof of the trade password; all other fields must equal those of the first request. */
const PROOF = 'pswToken';

function digestOf(request: object): string {
  const facts = Object.entries(request)
    .filter(([name]) => name !== PROOF)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** No one else works under this number until the transaction ends. The one who does may have a commit that gets no answer. */
async function holdNumber(sql: Sql, customerId: number, requestNo: string): Promise<void> {
  try {
    await lockRequest(sql, customerId, requestNo);
  } catch (error) {
    throw error instanceof Busy ? new InDoubt('another request has this number', error) : error;
  }
}

/** Does the work. A call with a requestNo does it once, and a repeated request gets the answer of the first one. */
export async function runOnce(
  name: CallName,
  definition: CallDefinition,
  request: unknown,
  context: AnyContext,
  work: (request: unknown, context: AnyContext) => Promise<object | Refusal>,
): Promise<Done> {
  if (definition.once !== true || !('customer' in context)) {
    return { answer: await work(request, context), repeated: false };
  }
  const { sql, now, customer } = context;
  const { requestNo } = request as { requestNo: string };
  const digest = digestOf(request as object);
  await holdNumber(sql, customer.id, requestNo);
  const claim = await claimRequest(sql, { customerId: customer.id, requestNo, call: name, digest, at: now });
  if (claim === 'other-call') return { answer: refuse('incomplete'), repeated: true };
  if (claim === 'other-request') return { answer: refuse('requestNoTaken'), repeated: true };
  if (claim !== 'new') return { answer: claim.answer as object, repeated: true };
  const answer = await work(request, context);
  // A returned refusal keeps the handler's counts, but frees the requestNo: the person may try again.
  if (answer instanceof Refusal) await releaseRequest(sql, customer.id, requestNo);
  else await keepAnswer(sql, customer.id, requestNo, answer);
  return { answer, repeated: false };
}
