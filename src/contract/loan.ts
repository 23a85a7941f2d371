import * as v from 'valibot';
import { bankCard } from './card';
import { LOAN_BLOCKS, PAYMENT_KINDS, PAYMENT_STATES, PURPOSES, QUOTE_KINDS } from './codes';
import { defineCalls } from './define';
import {
  code,
  count,
  done,
  instant,
  key,
  name,
  oneOf,
  orElse,
  orNull,
  someOf,
  text,
  those,
  whole,
  yesNo,
} from './fields';
import { date, dateOrNull, rate, requestNo, yuan } from './flowFields';
import { lastLoan, paymentState, repaymentMethod, trial } from './lendingFields';
import { lineRefusals, loanRefusals } from './loanRefusals';
import { take } from './refusals';
import { paymentRefusals } from './flowRefusals';

export { lineRefusals, loanRefusals } from './loanRefusals';

const purpose = v.picklist(PURPOSES);

const trialInput = {
  amount: yuan,
  term: count,
  method: repaymentMethod,
  couponId: v.optional(key),
  /** One of queryCustQuota's products; default: the first. */
  loanType: v.optional(text(32)),
};

/** Everything that keeps a person from borrowing. Every step checks it, since the day may end while a drawing is open. */
const startRefusals = LOAN_BLOCKS;

const trialRefusals = {
  ...lineRefusals,
  ...take(loanRefusals, 'amountOutside', 'rateAboveCeiling', 'planUnknown'),
  ...take(paymentRefusals, 'couponGone'),
};

export const loanCalls = defineCalls({
  queryCustQuota: {
    verb: 'POST',
    path: '/loanQuota/queryCustQuota',
    body: 'sealed',
    auth: 'member',
    refusals: lineRefusals,
    request: v.object({}),
    response: v.object({
      total: yuan,
      available: yuan,
      used: yuan,
      annualRate: rate,
      /** The smallest drawing, and the step above it. */
      min: yuan,
      step: yuan,
      /** Only the values that this build knows; at least one, or there is nothing to choose. */
      terms: v.pipe(those(whole), v.minLength(1)),
      methods: v.pipe(those(repaymentMethod), v.minLength(1)),
      /** Each with its own terms and methods; a host with one product may leave them out. */
      products: someOf(
        v.object({
          loanType: text(32),
          name: name(20),
          note: code,
          terms: v.pipe(those(whole), v.minLength(1)),
          methods: v.pipe(those(repaymentMethod), v.minLength(1)),
        }),
      ),
      validTo: dateOrNull,
      today: dateOrNull,
      last: lastLoan,
    }),
  },
  /** Live trial. */
  loanUseTrial: {
    verb: 'POST',
    path: '/loanuse/loanUseTrial',
    body: 'sealed',
    auth: 'member',
    refusals: trialRefusals,
    request: v.object(trialInput),
    response: trial,
  },
  /** Opens a drawing to be confirmed; loanSeq is valid until the drawing is submitted or a day has passed. */
  addPvpLoanInfo: {
    verb: 'POST',
    path: '/loan/addPvpLoanInfo',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...startRefusals,
      ...trialRefusals,
      ...take(paymentRefusals, 'cardGone'),
      ...take(loanRefusals, 'drawingOpen', 'usageUnread'),
    },
    request: v.object({
      ...trialInput,
      purpose,
      cardId: key,
      /** Y: for this drawing the person has acknowledged what the money may be used for. */
      usageRead: v.optional(yesNo),
    }),
    response: v.object({ loanSeq: key }),
  },
  /** Changes the receiving card of the opened drawing; what was signed for the earlier card is void. */
  updatePvpLoanInfo: {
    verb: 'POST',
    path: '/loan/updatePvpLoanInfo',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: { ...startRefusals, ...take(paymentRefusals, 'drawingEnded', 'cardGone') },
    request: v.object({ loanSeq: key, cardId: key }),
    response: done,
  },
  /** The opened drawing with its trial as of today, for the confirmation page. */
  queryTrialInfo: {
    verb: 'POST',
    path: '/loan/queryTrialInfo',
    body: 'sealed',
    auth: 'member',
    refusals: { ...startRefusals, ...trialRefusals, ...take(paymentRefusals, 'drawingEnded') },
    request: v.object({ loanSeq: key }),
    response: v.object({
      loanSeq: key,
      purpose,
      card: bankCard,
      trial,
      /** The day from which the trial is planned. */
      plannedOn: date,
      /** The delivery address, region and detail; '' if this drawing needs none. */
      address: code,
    }),
  },
  /** Contracts to be signed for the opened drawing. */
  qryWillSignFiles: {
    verb: 'POST',
    path: '/loan/qryWillSignFiles',
    body: 'sealed',
    auth: 'member',
    refusals: take(paymentRefusals, 'drawingEnded'),
    request: v.object({ loanSeq: key }),
    response: v.object({
      files: v.array(v.object({ templateId: text(32), title: text(60), version: text(16) })),
    }),
  },
  /** Signs the contracts after the cost sheet was open for the forced reading time. */
  electrSignature: {
    verb: 'POST',
    path: '/loan/electrSignature',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...startRefusals,
      ...take(paymentRefusals, 'drawingEnded'),
      ...take(loanRefusals, 'costSheetUnread', 'notSigned', 'dayPassed', 'addressMissing', 'usageUnread'),
    },
    request: v.object({
      loanSeq: key,
      templateIds: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
      /** Seconds the cost sheet was open. */
      costSheetSeconds: count,
      /** Plan day of the trial that was read. */
      plannedOn: date,
    }),
    response: v.object({ signSeq: key }),
  },
  /** The drawing itself. */
  limitUseLoan: {
    verb: 'POST',
    path: '/loan/limitUseLoan',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    slow: true,
    refusals: {
      ...startRefusals,
      ...paymentRefusals,
      ...take(
        loanRefusals,
        'quotaTooSmall',
        'notSigned',
        'dayPassed',
        'drawingOpen',
        'rateChanged',
        'usageUnread',
      ),
    },
    request: v.object({ loanSeq: key, signSeq: key, pswToken: key, requestNo }),
    response: v.object({ loanNo: key, state: paymentState }),
  },
  /**
   * The result of a drawing or a repayment, by the requestNo of its confirmation, in case the reply was lost.
   * `unknown`: the gateway never processed the request; no money moved.
   */
  paymentResult: {
    verb: 'POST',
    path: '/loan/paymentResult',
    body: 'sealed',
    auth: 'member',
    request: v.object({ requestNo }),
    response: v.object({
      state: v.picklist(['unknown', ...PAYMENT_STATES]),
      kind: oneOf(PAYMENT_KINDS, 'none'),
      /** The kind of a repayment, for the words of the result; '' for anything else. */
      repaidAs: oneOf(QUOTE_KINDS, ''),
      /** loanNo of a drawing, repayNo of a repayment. */
      no: code,
      amount: yuan,
      /** Of a repayment: the part that a coupon paid, besides `amount`. */
      discount: v.optional(orElse(yuan, '0.00')),
      reason: code,
      cardTail: code,
      bankName: code,
      at: orElse(orNull(instant), null),
      nextDueDate: dateOrNull,
      nextDueAmount: orNull(yuan),
      /** Which due dates a payout after the day of signing has moved, in words; '' if none. */
      moved: code,
    }),
  },
});
