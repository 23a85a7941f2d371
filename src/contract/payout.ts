import * as v from 'valibot';
import { DECLINE_REASONS } from './codes';
import { defineCalls } from './define';
import { code, count, flag, instant, key, oneOf, yuan } from './fields';
import { paymentState } from './lendingFields';
import { loanRefusals } from './loan';
import { take } from './refusals';

/** A drawing on its way to the card, and its outcome. */
const payout = v.object({
  loanNo: key,
  state: paymentState,
  /** The person has asked to stop it; while `processing`, the bank has not answered yet. */
  stopAsked: flag,
  amount: yuan,
  terms: count,
  at: instant,
  cardTail: code,
  bankName: code,
  /** Why it failed: a code, and the server's words. */
  decline: oneOf(DECLINE_REASONS, ''),
  reason: code,
  /** Days left to give the money back without interest; null if there is no such right (any more). */
  coolingOffDaysLeft: v.nullable(count),
  /** Which due dates a payout after the day of signing has moved, in words; '' if none. */
  moved: code,
  /** The coupon that was used, or that a failed drawing has given back; '' without one. */
  couponName: code,
});

export const payoutCalls = defineCalls({
  /** A drawing that is being paid out, by its number. */
  queryLoaning: {
    verb: 'POST',
    path: '/loan/queryLoaning',
    body: 'sealed',
    auth: 'member',
    refusals: take(loanRefusals, 'drawingUnknown'),
    request: v.object({ loanNo: key }),
    response: payout,
  },
  /**
   * Spec §2 Screen-tracking page 015, stop-disbursement request: asks the bank not to pay the drawing out. The answer says what happened; a
   * repeated request changes nothing.
   */
  stopLoan: {
    verb: 'POST',
    path: '/loan/stopLoan',
    body: 'sealed',
    auth: 'member',
    rv: true,
    slow: true,
    refusals: take(loanRefusals, 'drawingUnknown'),
    request: v.object({ loanNo: key }),
    response: payout,
  },
});
