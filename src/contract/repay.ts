import * as v from 'valibot';
import { PLAN_CHOICES, QUOTE_KINDS } from './codes';
import { defineCalls } from './define';
import { code, count, instant, key, orElse, orNull, percent, tally, text, yesNo } from './fields';
import { date, dateOrNull, flagOrNone, rate, requestNo, yuan, yuanOrNone } from './flowFields';
import { loanSummary, owedInstalment, paymentState, split } from './lendingFields';
import { take } from './refusals';
import { paymentRefusals } from './flowRefusals';
import { repayRefusals } from './repayRefusals';
import { waitingTransfers } from './customerFacts';

export { repayRefusals } from './repayRefusals';

/** What is due. `late` and `dueToday`: its overdue part and that of today; a host without them does not tell the two apart. */
const due = {
  date,
  ...split,
  late: v.optional(orNull(v.object(split))),
  dueToday: v.optional(orNull(v.object(split))),
};

/** What 100 yuan of principal more today changes: the loan, the sum to pay with its interest, interest saved, and the new last day. */
const more = orNull(v.object({ loanNo: key, pay: yuan, saves: yuan, on: date }));

/** For a payment without an earlier quote. */
const untried = {
  ...take(paymentRefusals, 'proofSpent', 'couponGone', 'cardGone'),
  ...take(repayRefusals, 'nothingToPay', 'loanUnknown', 'quoteChanged', 'bankDeclined'),
  ...take(repayRefusals, 'coolingOffOver', 'repaymentOpen', 'protocolOver', 'cardFixed'),
};

export const repayCalls = defineCalls({
  /** The home page's repayment line (spec §3 repay state, §5 repayment display). */
  queryRepayState: {
    verb: 'POST',
    path: '/repay/queryRepayState',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({
      /** The amount to pay: only the overdue part if there is one ('Y'), otherwise what falls due today or next. */
      psPayTotalAmts: yuanOrNone,
      /** What falls due today or next: nothing of it is late. */
      psRepayAmt: yuanOrNone,
      loanOdInd: flagOrNone,
      dueDate: dateOrNull,
      /** What falls due today, beside what is overdue; '' for nothing. A host without it does not tell the two apart. */
      dueToday: v.optional(yuanOrNone),
      /** When everything is paid off by the plan, and what is left until then; a host may leave it out. */
      debtFree: v.optional(orNull(v.object({ on: date, left: yuan, more }))),
    }),
  },
  /** Amounts due now (or next) and overdue, by loan and by month. */
  queryPendingRepayment: {
    verb: 'POST',
    path: '/loan/queryPendingRepayment',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.pipe(
      v.object({
        today: date,
        /** Everything that has fallen due, with its oldest date; if nothing has, the next due date with its sum. */
        due: orNull(v.object({ ...due, overdueDays: tally(0) })),
        /** Number of a repayment that the bank has not decided on, sent from any device. */
        openRequest: orNull(requestNo),
        /** Bank transfers under review: they are not booked yet. */
        transfers: waitingTransfers,
        loans: v.array(v.object({ ...loanSummary.entries, due: orNull(v.object(due)) })),
        months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...split })),
      }),
      // Without it, a person with loans would be told that nothing is owed.
      v.check((answer) => answer.due !== null || answer.loans.length === 0),
    ),
  },
  /**
   * A quote, paid by its id. `due`: the overdue and next due amounts of the named loans; `payoff`: all of one loan on date `on`;
   * `coolingOff`: within the cooling-off period, the principal less everything paid; `partial`: a sum on one loan, paid today, with the plan that follows.
   * couponGone is also the answer if there is no interest.
   */
  repaymentTrial: {
    verb: 'POST',
    path: '/repay/repaymentTrial',
    body: 'sealed',
    auth: 'member',
    refusals: {
      ...take(paymentRefusals, 'couponGone'),
      ...take(repayRefusals, 'nothingToPay', 'coolingOffOver', 'payoffDateOutside', 'loanUnknown'),
      ...take(repayRefusals, 'partialTooSmall', 'partialCoversAll', 'planUnavailable'),
    },
    request: v.object({
      kind: v.picklist(QUOTE_KINDS),
      loanNos: v.pipe(v.array(key), v.minLength(1), v.maxLength(20)),
      /** For a payoff: today or a later date, at most 31 days ahead; only a quote for the day on which it is made can be paid. */
      on: v.optional(date),
      couponId: v.optional(key),
      /** For a partial repayment: both are needed. */
      amount: v.optional(yuan),
      plan: v.optional(v.picklist(PLAN_CHOICES)),
    }),
    response: v.object({
      quoteId: key,
      on: date,
      expiresAt: instant,
      payable: yesNo,
      ...split,
      discount: yuan,
      /** What remains to be paid: total - discount. */
      payAmount: yuan,
      /** Interest saved by paying early. */
      savedInterest: yuan,
      items: v.array(v.object({ loanNo: key, ...split })),
      /** The instalments to come after a partial repayment; null for any other quote. */
      after: orNull(
        v.array(v.object({ term: count, dueDate: date, principal: yuan, interest: yuan, total: yuan })),
      ),
    }),
  },
  /** Pays a quote. */
  doRepayAfterTrial: {
    verb: 'POST',
    path: '/repay/doRepayAfterTrial',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    slow: true,
    refusals: {
      ...take(paymentRefusals, 'proofSpent', 'couponGone', 'cardGone'),
      ...take(
        repayRefusals,
        'quoteChanged',
        'quotePaid',
        'bankDeclined',
        'coolingOffOver',
        'repaymentOpen',
        'protocolOver',
        'cardFixed',
      ),
    },
    request: v.object({ quoteId: key, cardId: key, pswToken: key, requestNo }),
    response: v.object({ repayNo: key, state: paymentState }),
  },
  /** Pays what is due on these loans without an earlier quote: `amount` is the sum that the person has seen. */
  repayNoTrial: {
    verb: 'POST',
    path: '/loan/App/repayNoTrial',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    slow: true,
    refusals: untried,
    request: v.object({
      loanNos: v.pipe(v.array(key), v.minLength(1), v.maxLength(20)),
      amount: yuan,
      cardId: key,
      pswToken: key,
      requestNo,
    }),
    response: v.object({ repayNo: key, state: paymentState }),
  },
  /** The loans that can be ended without interest: the principal that is still to pay, and when the period ends. */
  queryUserCoolingOffPeriod: {
    verb: 'POST',
    path: '/product/queryUserCoolingOffPeriod',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({
      now: instant,
      list: v.array(v.object({ loanNo: key, amount: yuan, lastDay: date, endsAt: instant })),
    }),
  },
  /** Ends a loan within its cooling-off period: `amount` is the sum that the person has seen. */
  coolingOffPeriodRepay: {
    verb: 'POST',
    path: '/loan/App/coolingOffPeriodRepay',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    slow: true,
    refusals: untried,
    request: v.object({ loanNo: key, amount: yuan, cardId: key, pswToken: key, requestNo }),
    response: v.object({ repayNo: key, state: paymentState }),
  },
  /** One IOU with all its details. */
  queryLoanState: {
    verb: 'POST',
    path: '/loan/queryLoanState',
    body: 'sealed',
    auth: 'member',
    refusals: take(repayRefusals, 'loanUnknown'),
    request: v.object({ loanNo: key }),
    response: v.object({
      ...loanSummary.entries,
      annualRate: rate,
      annualisedRate: percent,
      purpose: code,
      bankName: code,
      cardTail: code,
      coolingOffDaysLeft: orElse(orNull(count), null),
      /** Principal paid ahead by partial repayments: with the principals of the schedule it adds up to the loan. */
      prepaid: yuan,
      /** Everything that the person has paid so far, also ahead of the plan, without the part that coupons paid. */
      paid: v.optional(yuan),
      /** A partial repayment is more than `above` and less than `below`; null if none is possible. */
      partial: orNull(v.object({ above: yuan, below: yuan })),
      today: date,
      /** The day whose terms were read and signed: no interest is above theirs. Null: that of `drawnOn`. */
      signedOn: dateOrNull,
      /** Which due dates a payout after that day has moved, in words; '' if none. */
      moved: code,
      /** Interest is paid until this day: that of the drawing, or of the last partial repayment. */
      interestFrom: date,
      schedule: v.array(owedInstalment),
      /** The day from which the last payment counts, once the loan is paid off; a host may leave it out. */
      settledOn: v.optional(dateOrNull),
      /** Number of a repayment of any loan that the bank has not decided on: until it has, no other repayment is accepted. A host may leave it out. */
      openRequest: v.optional(orNull(requestNo)),
      /** Bank transfers under review for this loan. */
      transfers: waitingTransfers,
      contracts: v.array(v.object({ fileId: key, title: text(60) })),
      /** Why a drawing failed, and what to do; '' otherwise. */
      reason: code,
    }),
  },
});
