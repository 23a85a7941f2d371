import { createHash } from 'node:crypto';
import type { CallDefinition, CallName } from '@/contract';
import { claimRequest, keepAnswer, releaseRequest } from '../queries/answeredRequests';
import { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import type { AnyContext } from './contexts';

/** What a call gave; `repeated`: the first time it came, not now. */
export interface Done {
  readonly answer: object | Refusal;
  readonly repeated: boolean;
}

/** A retry proves the trade password anew; all else of a repeated request is as it was. */
const PROOF = 'pswToken';

function digestOf(request: object): string {
  const facts = Object.entries(request)
    .filter(([name]) => name !== PROOF)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Does the work; a call that carries a requestNo does it once, and a repeated request gets what the first one gave. */
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
  const claim = await claimRequest(sql, { customerId: customer.id, requestNo, call: name, digest, at: now });
  if (claim === 'other-call') return { answer: refuse('incomplete'), repeated: true };
  if (claim === 'other-request') return { answer: refuse('requestNoTaken'), repeated: true };
  if (claim !== 'new') return { answer: claim.answer as object, repeated: true };
  const answer = await work(request, context);
  // A refusal keeps what the handler counted, but not the claim: the person may try again.
  if (answer instanceof Refusal) await releaseRequest(sql, customer.id, requestNo);
  else await keepAnswer(sql, customer.id, requestNo, answer);
  return { answer, repeated: false };
}
