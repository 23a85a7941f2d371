import * as v from 'valibot';
import { bankCard } from './card';
import { defineCalls } from './define';
import {
  code,
  count,
  date,
  dateOrNull,
  instalment,
  instant,
  key,
  oneOf,
  percent,
  rate,
  repaymentMethod,
  requestNo,
  someOf,
  text,
  those,
  whole,
  yuan,
} from './fields';

const purpose = v.picklist(['shopping', 'education', 'travel', 'decoration', 'medical', 'daily']);

const trialInput = {
  amount: yuan,
  term: count,
  method: repaymentMethod,
  couponId: v.optional(key),
};

export const trial = v.object({
  amount: yuan,
  term: count,
  method: repaymentMethod,
  schedule: v.array(instalment),
  totalInterest: yuan,
  /** Taken off the interest by the coupon. */
  discount: yuan,
  totalRepay: yuan,
  annualRate: rate,
  /** Simple annualised rate: monthly IRR × 12. */
  annualisedRate: percent,
  compoundRate: percent,
  penaltyDailyRate: rate,
});

const settleState = v.picklist(['processing', 'paid', 'failed']);

export const loanCalls = defineCalls({
  /** Whether the person may start a drawing (spec §3 Loan union query result, §4 Loan start). */
  queryLoanUnion: {
    verb: 'POST',
    path: '/loan/queryLoanUnion',
    body: 'sealed',
    auth: 'member',
    request: v.object({ disciplinaryPhase: v.literal('1'), loginLoanType: text(32) }),
    response: v.object({
      exceptionCode: code,
      exceptionMsg: code,
      disciplinaryStatus: someOf(v.object({ loanType: code, disciplinaryType: code })),
      empowerState: v.fallback(v.object({ recallStatus: code }), { recallStatus: '' }),
    }),
  },
  queryCustQuota: {
    verb: 'POST',
    path: '/loanQuota/queryCustQuota',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({
      total: yuan,
      available: yuan,
      used: yuan,
      annualRate: rate,
      /** The least a drawing may be, and the step above it. */
      min: yuan,
      step: yuan,
      /** What of it this build knows; without any there is nothing to choose. */
      terms: v.pipe(those(whole), v.minLength(1)),
      methods: v.pipe(those(repaymentMethod), v.minLength(1)),
      validTo: dateOrNull,
      today: dateOrNull,
    }),
  },
  /** Live trial. Refused 100801 (amount outside the rule), 100802 (above the rate ceiling), 100803 (term or method). */
  loanUseTrial: {
    verb: 'POST',
    path: '/loanuse/loanUseTrial',
    body: 'sealed',
    auth: 'member',
    request: v.object(trialInput),
    response: trial,
  },
  /** Opens a drawing to be confirmed; loanSeq names it until it is submitted or a day has passed. Refused 100811 like limitUseLoan. */
  addPvpLoanInfo: {
    verb: 'POST',
    path: '/loan/addPvpLoanInfo',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({ ...trialInput, purpose, cardId: key }),
    response: v.object({ loanSeq: key }),
  },
  /** The opened drawing with its trial as of today, for the confirmation page. Refused 100804 when it has ended. */
  queryTrialInfo: {
    verb: 'POST',
    path: '/loan/queryTrialInfo',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanSeq: key }),
    response: v.object({
      loanSeq: key,
      purpose,
      card: bankCard,
      trial,
      /** The day from which the trial is planned. */
      plannedOn: date,
    }),
  },
  /** Contracts to be signed for the opened drawing. */
  qryWillSignFiles: {
    verb: 'POST',
    path: '/loan/qryWillSignFiles',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanSeq: key }),
    response: v.object({
      files: v.array(v.object({ templateId: text(32), title: text(60), version: text(16) })),
    }),
  },
  /**
   * Signs them after the cost sheet was read for the forced time. Refused 100805 (not read long enough), 100810 (what was
   * read is planned from another day than today).
   */
  electrSignature: {
    verb: 'POST',
    path: '/loan/electrSignature',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({
      loanSeq: key,
      templateIds: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
      /** Seconds the cost sheet was open. */
      costSheetSeconds: count,
      /** Of the trial that was read. */
      plannedOn: date,
    }),
    response: v.object({ signSeq: key }),
  },
  /**
   * The drawing itself. Refused 100806 (available quota too small), 100807 (not signed), 100810 (signed on an earlier day:
   * its plan would be another one), 100812 (signed at another rate), 100811 (the bank has not said what became of the drawing before),
   * 100705 (password proof used or expired), 100005 (the requestNo stands for another drawing), and with the codes of the loan blocklist.
   */
  limitUseLoan: {
    verb: 'POST',
    path: '/loan/limitUseLoan',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    slow: true,
    request: v.object({ loanSeq: key, signSeq: key, pswToken: key, requestNo }),
    response: v.object({ loanNo: key, state: settleState }),
  },
  /**
   * What became of a drawing or a repayment, by the requestNo of its confirmation: the answer to a lost reply.
   * `unknown`: the gateway never did it; no money moved.
   */
  paymentResult: {
    verb: 'POST',
    path: '/loan/paymentResult',
    body: 'sealed',
    auth: 'member',
    request: v.object({ requestNo }),
    response: v.object({
      state: v.picklist(['unknown', 'processing', 'paid', 'failed']),
      kind: oneOf(['loan', 'repay'], 'none'),
      /** loanNo of a drawing, repayNo of a repayment. */
      no: code,
      amount: yuan,
      reason: code,
      cardTail: code,
      bankName: code,
      at: v.fallback(v.nullable(instant), null),
      nextDueDate: dateOrNull,
      nextDueAmount: v.nullable(yuan),
    }),
  },
});
