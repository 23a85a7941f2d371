import type { LeavingCondition } from '@/contract/codes';
import type { Sql } from '../database';
import { openMoney } from '../facts';
import { loanAccounts } from '../ledger/loanAccount';
import { lastApplication } from '../queries/applications';
import { listCoupons } from '../queries/coupons';
import { findCreditLine } from '../queries/creditLines';
import { countOpenOffline } from '../queries/offlineRepayments';
import { countOpenProposals } from '../queries/proposals';

export interface Condition {
  readonly kind: LeavingCondition;
  /** False: something that is lost, not something to settle first. */
  readonly blocks: boolean;
  readonly count: number;
}

/** What to settle before the account can end, and what the person loses with it. The most important comes first. */
export async function unmetConditions(
  sql: Sql,
  customerId: number,
  today: string,
): Promise<readonly Condition[]> {
  const unpaid = (await loanAccounts(sql, customerId)).filter(({ settled }) => !settled).length;
  const orders = (await openMoney(sql, customerId)).length;
  const offline = await countOpenOffline(sql, customerId);
  const application = await lastApplication(sql, customerId);
  const reviewing = application?.state === 'reviewing' ? 1 : 0;
  const line = (await findCreditLine(sql, customerId)) === undefined ? 0 : 1;
  const coupons = (await listCoupons(sql, customerId, 'available', today)).length;
  const proposals = await countOpenProposals(sql, customerId);
  const all: Condition[] = [
    { kind: 'unpaid', blocks: true, count: unpaid },
    { kind: 'openOrder', blocks: true, count: orders },
    { kind: 'offline', blocks: true, count: offline },
    { kind: 'reviewing', blocks: true, count: reviewing },
    // The person may go without an answer, but must know that it is lost.
    { kind: 'proposal', blocks: false, count: proposals },
    { kind: 'line', blocks: false, count: line },
    { kind: 'coupon', blocks: false, count: coupons },
  ];
  return all.filter(({ count }) => count > 0);
}
