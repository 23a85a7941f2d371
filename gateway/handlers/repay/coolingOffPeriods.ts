import type { Response } from '@/contract';
import { addDays } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { countedLoans } from '../../facts';
import { freeExit } from '../../ledger/coolingOff';

/** The instant at which this day begins in Asia/Shanghai. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();

/** The loans that may still be ended for their principal less what was paid. */
export async function coolingOffPeriods({
  sql,
  customer,
  now,
  today,
}: MemberContext): Promise<Response<'queryUserCoolingOffPeriod'>> {
  const loans = await countedLoans(sql, customer.id, today);
  return {
    now: now.toISOString(),
    list: loans.flatMap((loan) => {
      const exit = freeExit(loan, loan.on);
      if (exit === undefined) return [];
      const { amount, lastDay } = exit;
      return [{ loanNo: loan.loanNo, amount: toYuan(amount), lastDay, endsAt: startOf(addDays(lastDay, 1)) }];
    }),
  };
}
