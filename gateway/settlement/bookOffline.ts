import { randomUUID } from 'node:crypto';
import { civilDateAt, dayText, type CivilDate } from '@/domain/dates/civil';
import type { Database, Sql } from '../database';
import { loanAccount, type LoanAccount } from '../ledger/loanAccount';
import { dayOf, markPenalties, transferOf } from '../ledger/offline';
import type { Quoted } from '../ledger/quote';
import { offlineRefused, tell } from '../messages';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { lookAgain } from '../queries/dueLooks';
import { decideOffline, offlineByNo, referenceTaken, type OfflineRow } from '../queries/offlineRepayments';
import { hasUnderWay } from '../facts';
import { addQuote } from '../queries/quotes';
import { addRepayment } from '../queries/repayments';
import { newKey, newNumber } from '../secrets';
import { bankReference, REFERENCE_WANTED, REFERENCE_WRONG } from './bankReference';
import { payRepayment } from './bookRepayment';
import type { When } from './when';

/** Why nothing was decided, in words for the reviewer, and which entry is wrong; undefined: it was. */
export type Outcome =
  { readonly problem: string; readonly field?: 'amount' | 'arrivedOn' | 'reference' } | undefined;

const DECIDED = { problem: '这笔线下还款已经审核过了' };

/** The transfer as a repayment with its quote; it is paid by what pays any repayment. */
async function writeRepayment(
  sql: Sql,
  row: OfflineRow,
  { loan, quoted, amount, on }: { loan: LoanAccount; quoted: Quoted; amount: number; on: CivilDate },
  { now, today }: When,
): Promise<string> {
  const { items, turned = [], plan } = quoted;
  const quoteId = newKey();
  const repayNo = newNumber('R', today);
  await addQuote(sql, row.customer_id, {
    quote_id: quoteId,
    kind: 'offline',
    on_date: on,
    expires_at: now,
    pay_amount: amount,
    discount: 0,
    coupon_id: null,
    items,
    turned,
    plan_choice: plan === null ? null : 'sameTerms',
    plan,
    used: true,
  });
  await addRepayment(sql, row.customer_id, {
    repay_no: repayNo,
    request_no: randomUUID(),
    quote_id: quoteId,
    card_id: null,
    amount,
    created_at: now,
  });
  await markPenalties(sql, { repayNo, loan, on, items });
  return repayNo;
}

/** What the reviewer found on the bank statement: fen, and the day; without one, the day that the person named. */
export interface Arrival {
  readonly amount: number;
  readonly arrivedOn?: CivilDate | undefined;
  /** The bank's own number of this payment, as the statement has it. */
  readonly reference: string;
}

/** The reference as it is kept, free until this transaction ends; or what is wrong with it. */
async function freeReference(sql: Sql, text: string): Promise<Outcome | string> {
  if (text.trim() === '') return { problem: REFERENCE_WANTED, field: 'reference' };
  const reference = bankReference(text);
  if (reference === undefined) return { problem: REFERENCE_WRONG, field: 'reference' };
  if (!(await referenceTaken(sql, reference))) return reference;
  return { problem: '这个流水号已经入过账，一笔到账只能入账一次', field: 'reference' };
}

/**
 * Books a transfer as of the day on which its money arrived, so that a slow review costs the person nothing. What was booked on the loan
 * since then was calculated without it and stays: the transfer then counts from that day.
 */
async function book(sql: Sql, row: OfflineRow, found: Arrival, when: When): Promise<Outcome> {
  const { amount, arrivedOn = row.paid_on } = found;
  if (arrivedOn > when.today) return { problem: '到账日不能晚于今天', field: 'arrivedOn' };
  const { customer_id: customerId, loan_no: loanNo, offline_no: offlineNo } = row;
  if (await hasUnderWay(sql, customerId, 'collect')) {
    return { problem: '这位客户有一笔还款正在等银行确认，请等结果出来再入账' };
  }
  const loan = await loanAccount(sql, customerId, loanNo);
  if (loan === undefined) return { problem: '没有找到这笔借款' };
  if (arrivedOn < loan.drawnOn) {
    return { problem: `到账日不能早于放款日${dayText(loan.drawnOn, when.today)}`, field: 'arrivedOn' };
  }
  const { held, on } = await dayOf(sql, loan, { paidOn: row.paid_on, arrivedOn, amount });
  if (held !== undefined && held > when.today) {
    const due = dayText(held, when.today);
    return { problem: `这笔钱正好是${due}到期的一期，到账时还没有到期：请留到${due}再入账，算作当天还款` };
  }
  const transfer = transferOf(loan, on, amount);
  if ('problem' in transfer) return { ...transfer, field: 'amount' };
  const reference = await freeReference(sql, found.reference);
  if (typeof reference !== 'string') return reference;
  const repayNo = await writeRepayment(sql, row, { loan, quoted: transfer.quoted, amount, on }, when);
  const decision = { state: 'accepted', repayNo, arrivedOn, reference, at: when.now } as const;
  if (!(await decideOffline(sql, offlineNo, decision))) throw new Error('decided twice under one lock');
  await payRepayment(sql, repayNo, when);
  return undefined;
}

/** One decision about one offline repayment, in one transaction under the customer's lock; a second decision changes nothing. */
function decide(
  db: Database,
  offlineNo: string,
  work: (sql: Sql, row: OfflineRow, when: When) => Promise<Outcome>,
): Promise<Outcome> {
  return db.tx(async (sql) => {
    const before = await offlineByNo(sql, offlineNo);
    if (before === undefined) return { problem: '没有这笔线下还款' };
    await lockCustomer(sql, before.customer_id);
    const row = await offlineByNo(sql, offlineNo);
    if (row?.state !== 'reviewing') return DECIDED;
    const now = await readClock(sql);
    return work(sql, row, { now, today: civilDateAt(now.getTime()) });
  });
}

/** Books the sum that was found on the company's account as a repayment of the loan. */
export const acceptOffline = (db: Database, offlineNo: string, found: Arrival): Promise<Outcome> =>
  decide(db, offlineNo, (sql, row, when) => book(sql, row, found, when));

/** Refuses it and moves nothing; the person is told why and may send it again. */
export const refuseOfflineRepayment = (db: Database, offlineNo: string, reason: string): Promise<Outcome> =>
  decide(db, offlineNo, async (sql, row, { now, today }) => {
    const decision = { state: 'refused', reason, at: now } as const;
    if (!(await decideOffline(sql, offlineNo, decision))) return DECIDED;
    // What it would have paid is owed again: the next sweep says so.
    await lookAgain(sql, row.customer_id);
    await tell(sql, row.customer_id, offlineRefused({ offlineNo, amount: row.amount, reason }, today), now);
    return undefined;
  });
