import * as v from 'valibot';
import { PAYMENT_KINDS, REPAYMENT_KINDS } from './codes';
import { defineCalls } from './define';
import { code, count, instant, key, nothing, oneOf, orElse, orNull, someOf, text, truth } from './fields';
import { date, dateOrNull, yuan } from './flowFields';
import { paymentState } from './lendingFields';

/** The parts of an amount. total = principal + interest + penalty. */
const split = { principal: yuan, interest: yuan, penalty: yuan, total: yuan };

const file = v.object({ fileId: key, title: text(60), at: instant });

export const historyRefusals = { repaymentUnknown: '102101' } as const;

export const historyCalls = defineCalls({
  /** Loans and repayments in one history, newest first, page by page. */
  queryLoanRecordInfo: {
    verb: 'POST',
    path: '/loan/queryLoanRecordInfo',
    body: 'sealed',
    auth: 'member',
    request: v.object({
      kind: v.picklist(['all', ...PAYMENT_KINDS]),
      month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
      /** `no` of the last record on the screen: the next page follows it. */
      after: v.optional(key),
    }),
    response: v.object({
      /** All months that have a record. */
      months: someOf(v.string()),
      /** The sums paid out and repaid in each month; they are the same on every page of the list. */
      sums: someOf(v.object({ month: v.string(), lent: yuan, repaid: yuan })),
      more: orElse(truth, false),
      records: v.array(
        v.object({
          kind: v.picklist(PAYMENT_KINDS),
          no: key,
          loanNo: code,
          amount: yuan,
          /** Of a repayment: what of it went to which loan. */
          shares: someOf(v.object({ loanNo: key, amount: yuan })),
          at: instant,
          /** Of a repayment: the day from which it counts, if its time does not tell (a transfer: the day of its arrival). */
          on: dateOrNull,
          state: paymentState,
          title: code,
        }),
      ),
    }),
  },
  /** One repayment with its split. An addition, as the next call: the spec names only the pages 还款详情 and 合同协议. */
  queryRepaymentInfo: {
    verb: 'POST',
    path: '/loan/queryRepaymentInfo',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: historyRefusals,
    request: v.object({ repayNo: key }),
    response: v.object({
      repayNo: key,
      kind: oneOf(REPAYMENT_KINDS, ''),
      state: paymentState,
      /** The amount taken from the card: total - discount. */
      amount: yuan,
      discount: yuan,
      ...split,
      items: v.array(v.object({ loanNo: key, term: count, ...split })),
      bankName: code,
      cardTail: code,
      /** When the person confirmed it (of a transfer: sent its vouchers), the day from which it counts, and when it was booked. */
      at: instant,
      countedOn: dateOrNull,
      bookedAt: orElse(orNull(instant), null),
      /** Why it failed, and what to do; '' otherwise. */
      reason: code,
    }),
  },
  /** The signed contracts of every loan, newest loan first, and the agreements that the person has accepted besides. */
  queryContractList: {
    verb: 'POST',
    path: '/contract/list',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      loans: v.array(v.object({ loanNo: key, amount: yuan, drawnOn: date, files: v.array(file) })),
      agreements: v.array(
        v.object({
          templateId: text(32),
          title: text(60),
          version: text(16),
          at: instant,
          /** The paper as it was agreed to; '' if only its version is known. */
          fileId: code,
        }),
      ),
    }),
  },
});
