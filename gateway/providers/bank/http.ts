import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { BankOutcome, BankProvider } from './definitions';

const answer = v.variant('result', [
  v.object({ result: v.literal('approved'), reference: v.pipe(v.string(), v.minLength(1)) }),
  v.object({
    result: v.literal('declined'),
    reason: v.picklist(['refused-by-bank', 'insufficient-funds', 'card-not-signed', 'details-mismatch']),
  }),
  v.object({ result: v.literal('pending') }),
]);

/**
 * `POST <url>/sign-card` with `{"cardNo", "phone"}`, `POST <url>/disburse` and `POST <url>/collect` with the order as it is in
 * `definitions.ts` (amount in fen). Answers `{"result": "approved", "reference"}`, `{"result": "declined", "reason"}` with
 * one of the four reasons, or `{"result": "pending"}`. The service must treat a repeated `requestNo` as the same order.
 */
export function httpBank(endpoint: Endpoint): BankProvider {
  async function ask(path: string, body: unknown): Promise<BankOutcome> {
    const reply = await postJson(endpoint, path, body, answer);
    switch (reply?.result) {
      case 'approved':
        return { kind: 'approved', reference: reply.reference };
      case 'declined':
        return { kind: 'declined', reason: reply.reason };
      case 'pending':
        return { kind: 'pending', reason: 'processing' };
      case undefined:
        return { kind: 'pending', reason: 'unanswered' };
    }
  }
  return {
    signCard: (cardNo, phone) => ask('sign-card', { cardNo, phone }),
    disburse: (order) => ask('disburse', order),
    collect: (order) => ask('collect', order),
  };
}
