import * as v from 'valibot';
import { DECLINE_REASONS } from './codes';
import { defineCalls } from './define';
import { code, count, flag, instant, key, oneOf, orNull } from './fields';
import { yuan } from './flowFields';
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
  coolingOffDaysLeft: orNull(count),
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
    beyond: true,
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
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    slow: true,
    refusals: take(loanRefusals, 'drawingUnknown'),
    request: v.object({ loanNo: key }),
    response: payout,
  },
});
