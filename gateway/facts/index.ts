import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { loanAccounts } from '../ledger/loanAccount';
import type { CustomerRow } from '../queries/customers';
import { barsOf, type BarredCustomer, type Bars } from './bars';
import { counted, type CountedLoan } from './counted';
import { askedDocuments, type AskedDocument } from './documents';
import { idCardOf, type IdCardFact } from './idCard';
import { leavingOf, type Leaving } from './leaving';
import { openMoney, type OpenOrder } from './orders';
import { owedOf, type Owed } from './owed';
import { waitingTransfers, type WaitingTransfer } from './transfers';

export { barsOf, type Bars } from './bars';
export { counted, countedLoans, type CountedLoan } from './counted';
export { afterTransfers, dayBesides } from './covered';
export { askedDocuments, type AskedDocument } from './documents';
export { idCardOf, type IdCardFact } from './idCard';
export { leavingOf, type Leaving } from './leaving';
export { amountUnderWay, hasUnderWay, isUnderWay, openMoney, type OpenOrder } from './orders';
export { overdueOf, owedOf, partsOf, type DueOn, type Overdue, type Owed } from './owed';
export { waitingTransfers, type WaitingTransfer } from './transfers';

/** What everyone who speaks to a person must know about them. */
export interface CustomerFacts {
  /** All paid-out loans, the settled ones too; the newest first. */
  readonly loans: readonly CountedLoan[];
  readonly owed: Owed;
  /** Payouts and repayments that the bank has not decided on. */
  readonly orders: readonly OpenOrder[];
  /** Bank transfers that are not booked yet: under review, or held for their due day. */
  readonly transfers: readonly WaitingTransfer[];
  /** Since when the person lets nothing be borrowed. */
  readonly pausedSince: Date | undefined;
  readonly leaving: Leaving | undefined;
  /** Asked for and not handed in. */
  readonly documents: readonly AskedDocument[];
  readonly idCard: IdCardFact | undefined;
  readonly bars: Bars;
}

/**
 * The one place that is asked what is going on with a customer: home, the pages of loans and repayments, reminders and messages, and the
 * conditions of anything new. Eleven short queries by index; who needs one fact alone asks for that one, in this folder too.
 */
export async function customerFacts(
  sql: Sql,
  customer: Pick<CustomerRow, 'id' | 'borrowing_frozen_at'> & BarredCustomer,
  { today }: { readonly today: CivilDate },
): Promise<CustomerFacts> {
  const { id } = customer;
  const orders = await openMoney(sql, id);
  const loans = counted(await loanAccounts(sql, id), orders, today);
  return {
    loans,
    owed: owedOf(loans, today),
    orders,
    transfers: await waitingTransfers(sql, id),
    pausedSince: customer.borrowing_frozen_at ?? undefined,
    leaving: await leavingOf(sql, id, today),
    documents: await askedDocuments(sql, id, loans, today),
    idCard: await idCardOf(sql, id, today),
    bars: await barsOf(sql, customer, today),
  };
}
