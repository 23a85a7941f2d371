import type { Response } from '@/contract';
import { addDays } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { freeExit } from '../../ledger/coolingOff';
import { loanAccounts } from '../../ledger/loanAccount';

/** The instant at which this day begins in Asia/Shanghai. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();

/** The loans that may still be ended for their principal less what was paid. */
export async function coolingOffPeriods({
  sql,
  customer,
  now,
  today,
}: MemberContext): Promise<Response<'queryUserCoolingOffPeriod'>> {
  const loans = await loanAccounts(sql, customer.id);
  return {
    now: now.toISOString(),
    list: loans.flatMap((loan) => {
      const exit = freeExit(loan, today);
      if (exit === undefined) return [];
      const { amount, lastDay } = exit;
      return [{ loanNo: loan.loanNo, amount: toYuan(amount), lastDay, endsAt: startOf(addDays(lastDay, 1)) }];
    }),
  };
}
