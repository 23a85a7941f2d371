import { civilDateAt, dayText, type CivilDate } from '@/domain/dates/civil';
import type { Database, Sql } from '../database';
import { dayBesides, hasUnderWay } from '../facts';
import { loanAccount } from '../ledger/loanAccount';
import { transferOf } from '../ledger/offline';
import { offlineHeld, offlineRefused, notify } from '../messages';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { lookAgain } from '../queries/dueLooks';
import { decideOffline, offlineByNo, referenceTaken, type OfflineRow } from '../queries/offlineRepayments';
import { bankReference, REFERENCE_WANTED, REFERENCE_WRONG } from './bankReference';
import { payRepayment } from './bookRepayment';
import { writeRepayment } from './bookTransfer';
import type { When } from './when';

/** Why nothing was decided, in words for the reviewer, and which entry is wrong; undefined: it was. */
export type Outcome =
  { readonly problem: string; readonly field?: 'amount' | 'arrivedOn' | 'reference' } | undefined;

export const DECIDED = { problem: '这笔线下还款已经审核过了' };
const FOUND = { problem: '这笔钱已经查到，等还款日入账，不能按没有到账退回' };

/** What the reviewer found on the bank statement: fen, and the day; without one, the day that the person named. */
export interface Arrival {
  readonly amount: number;
  readonly arrivedOn?: CivilDate | undefined;
  /** The bank's own number of this payment, as the statement has it. */
  readonly reference: string;
}

/** The reference as it is kept, free until this transaction ends; or what is wrong with it. */
export async function freeReference(sql: Sql, text: string, offlineNo: string): Promise<Outcome | string> {
  if (text.trim() === '') return { problem: REFERENCE_WANTED, field: 'reference' };
  const reference = bankReference(text);
  if (reference === undefined) return { problem: REFERENCE_WRONG, field: 'reference' };
  if (!(await referenceTaken(sql, reference, offlineNo))) return reference;
  return { problem: '这个流水号已经入过账，一笔到账只能入账一次', field: 'reference' };
}

/**
 * Books a transfer as of the day on which its money arrived, so that a slow review costs the person nothing. What was booked on the loan
 * since then was calculated without it and stays: the transfer then counts from that day. What came ahead of its instalment is held, and
 * books itself on the due day.
 */
export async function book(sql: Sql, row: OfflineRow, found: Arrival, when: When): Promise<Outcome> {
  const { amount, arrivedOn = row.paid_on } = found;
  if (arrivedOn > when.today) return { problem: '到账日不能晚于今天', field: 'arrivedOn' };
  const { customer_id: customerId, loan_no: loanNo, offline_no: offlineNo, paid_on: paidOn } = row;
  if (await hasUnderWay(sql, customerId, 'collect')) {
    return { problem: '这位客户有一笔还款正在等银行确认，请等结果出来再入账' };
  }
  const loan = await loanAccount(sql, customerId, loanNo);
  if (loan === undefined) return { problem: '没有找到这笔借款' };
  if (arrivedOn < loan.drawnOn) {
    return { problem: `到账日不能早于放款日${dayText(loan.drawnOn, when.today)}`, field: 'arrivedOn' };
  }
  // Another sum than was found at first is looked at again.
  const heldFor = row.found === amount ? (row.held_until ?? undefined) : undefined;
  const { held, on } = await dayBesides(sql, loan, { offlineNo, paidOn, arrivedOn, amount, heldFor });
  const transfer = transferOf(loan, on, amount);
  if ('problem' in transfer) return { ...transfer, field: 'amount' };
  const reference = await freeReference(sql, found.reference, offlineNo);
  if (typeof reference !== 'string') return reference;
  const money = { amount, arrivedOn, reference };
  if (held !== undefined && held > when.today) {
    await decideOffline(sql, offlineNo, { state: 'held', money, until: held, at: when.now });
    await notify(sql, customerId, offlineHeld({ offlineNo, amount, until: held }, when.today), when.now);
    return undefined;
  }
  const repayNo = await writeRepayment(sql, { loan, quoted: transfer.quoted, amount, on }, when);
  await decideOffline(sql, offlineNo, { state: 'accepted', money, repayNo, at: when.now });
  await payRepayment(sql, repayNo, when);
  return undefined;
}

/** One decision about one offline repayment, in one transaction under the customer's lock; a second decision changes nothing. */
export function decide(
  db: Database,
  offlineNo: string,
  work: (sql: Sql, row: OfflineRow, when: When) => Promise<Outcome>,
  open: readonly OfflineRow['state'][] = ['reviewing', 'held'],
): Promise<Outcome> {
  return db.tx(async (sql) => {
    const before = await offlineByNo(sql, offlineNo);
    if (before === undefined) return { problem: '没有这笔线下还款' };
    await lockCustomer(sql, before.customer_id);
    const row = await offlineByNo(sql, offlineNo);
    if (row === undefined || !open.includes(row.state)) return DECIDED;
    const now = await readClock(sql);
    return work(sql, row, { now, today: civilDateAt(now.getTime()) });
  });
}

/** Books the sum that was found on the company's account as a repayment of the loan, or holds it for its due day. */
export const acceptOffline = (db: Database, offlineNo: string, found: Arrival): Promise<Outcome> =>
  decide(db, offlineNo, (sql, row, when) => book(sql, row, found, when));

/** Refuses it and moves nothing; the person is told why and may send it again. */
export const refuseOfflineRepayment = (db: Database, offlineNo: string, reason: string): Promise<Outcome> =>
  decide(db, offlineNo, async (sql, row, { now, today }) => {
    if (row.state === 'held') return FOUND;
    await decideOffline(sql, offlineNo, { state: 'refused', reason, at: now });
    // What it would have paid is owed again: the next sweep says so.
    await lookAgain(sql, [row.customer_id]);
    const loan = await loanAccount(sql, row.customer_id, row.loan_no);
    const refused = { offlineNo, amount: row.amount, reason, settled: loan?.settled ?? false };
    await notify(sql, row.customer_id, offlineRefused(refused, today), now);
    return undefined;
  });
