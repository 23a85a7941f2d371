import * as v from 'valibot';
import { DECLINE_REASONS } from '@/contract/codes';
import { postJson, type Endpoint } from '../endpoint';
import type { BankOrder, BankProvider, OrderOutcome } from './definitions';

const reference = v.pipe(v.string(), v.minLength(1));
const reason = v.picklist(DECLINE_REASONS);
const echo = { orderNo: v.string(), amount: v.pipe(v.number(), v.integer()) };

const signed = v.variant('result', [
  v.object({ result: v.literal('approved'), reference }),
  v.object({ result: v.literal('declined'), reason }),
  v.object({ result: v.literal('pending') }),
]);
const decided = [
  v.object({ result: v.literal('approved'), reference, ...echo }),
  v.object({ result: v.literal('declined'), reason, ...echo }),
  v.object({ result: v.literal('pending') }),
] as const;
const ordered = v.variant('result', decided);
const found = v.variant('result', [...decided, v.object({ result: v.literal('unknown') })]);

type Reply = v.InferOutput<typeof ordered>;

const PROCESSING = { kind: 'pending', reason: 'processing' } as const;
const UNANSWERED = { kind: 'pending', reason: 'unanswered' } as const;

function outcomeOf(reply: Reply | undefined): OrderOutcome {
  switch (reply?.result) {
    case 'approved':
      return {
        kind: 'approved',
        reference: reply.reference,
        orderNo: reply.orderNo,
        amount: reply.amount,
      };
    case 'declined':
      return { kind: 'declined', reason: reply.reason, orderNo: reply.orderNo, amount: reply.amount };
    case 'pending':
      return PROCESSING;
    case undefined:
      return UNANSWERED;
  }
}

/**
 * - `POST <url>/sign-card` with `{"cardNo", "phone", "name", "idNo"}`: `{"result": "approved", "reference"}`,
 *   `{"result": "declined", "reason"}` with one of the five reasons, or `{"result": "pending"}`
 * - `POST <url>/disburse` and `POST <url>/collect` with the order as it is in `definitions.ts` (amount in fen): the same with the order's
 *   `"orderNo"` and `"amount"` echoed beside `approved` and `declined`. A repeated `orderNo` is the same order: executed once, answered again.
 * - `POST <url>/cancel` with an order of `disburse`: the same. After `declined` with the reason `stopped` the bank never executes that
 *   `orderNo`, even if it arrives later; `approved` if the money has moved already.
 * - `POST <url>/order-result` with `{"orderNo"}`: the same, or `{"result": "unknown"}` if that order never arrived.
 */
export function httpBank(endpoint: Endpoint): BankProvider {
  const order = async (path: 'disburse' | 'collect' | 'cancel', body: BankOrder) =>
    outcomeOf(await postJson(endpoint, path, body, ordered));
  return {
    async signCard(holder) {
      const reply = await postJson(endpoint, 'sign-card', holder, signed);
      if (reply?.result === 'approved') return { kind: 'approved', reference: reply.reference };
      if (reply?.result === 'declined') return { kind: 'declined', reason: reply.reason };
      return reply === undefined ? UNANSWERED : PROCESSING;
    },
    disburse: (body) => order('disburse', body),
    cancel: (body) => order('cancel', body),
    collect: (body) => order('collect', body),
    async outcomeOf(orderNo) {
      const reply = await postJson(endpoint, 'order-result', { orderNo }, found);
      return reply?.result === 'unknown' ? { kind: 'unknown' } : outcomeOf(reply);
    },
  };
}
