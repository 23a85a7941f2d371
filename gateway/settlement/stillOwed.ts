import type { CivilDate } from '@/domain/dates/civil';
import { coolingOff } from '@/domain/repay/coolingOff';
import { payoffQuote } from '@/domain/repay/payoff';
import type { Sql } from '../database';
import { afterTransfers, owedOf, waitingTransfers } from '../facts';
import { loanAccounts, type LoanAccount } from '../ledger/loanAccount';
import { running } from '../ledger/quote';
import type { StillOwed } from '../messages';
import type { RepaymentRow } from '../queries/repayments';

/** The exit was asked for in time, and the bank said no after its last day. */
function exitOver(loan: LoanAccount, today: CivilDate): StillOwed | undefined {
  const { drawnOn, amount: principal, paid } = loan;
  const { lastDay } = coolingOff({ drawnOn, principal, paid }, today);
  if (lastDay >= today) return undefined;
  return { kind: 'coolingOffOver', lastDay, total: payoffQuote(running(loan), today).total };
}

/** What the loans of a declined repayment owe today besides what a transfer under review pays; undefined if nothing of it is due. */
export async function stillOwed(
  sql: Sql,
  { customer_id: customerId, kind, items }: Pick<RepaymentRow, 'customer_id' | 'kind' | 'items'>,
  today: CivilDate,
): Promise<StillOwed | undefined> {
  const loanNos = new Set(items.map(({ loanNo }) => loanNo));
  const loans = (await loanAccounts(sql, customerId)).filter(({ loanNo }) => loanNos.has(loanNo));
  const [loan] = loans;
  const over = kind === 'coolingOff' && loan !== undefined ? exitOver(loan, today) : undefined;
  if (over !== undefined) return over;
  const transfers = await waitingTransfers(sql, customerId);
  const { overdue, dueToday } = owedOf(await afterTransfers(sql, loans, transfers), today);
  if (overdue !== undefined) {
    const { days, total, penalty } = overdue;
    return { kind: 'overdue', days, total: total + (dueToday?.total ?? 0), penalty };
  }
  return dueToday && { kind: 'today', total: dueToday.total };
}
