import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import { debtFreeOf } from '@/domain/repay/debtFree';
import type { CountedLoan } from '../../facts';
import { freeExit } from '../../ledger/coolingOff';

/** The way to debt-free. A loan that can be given back free of interest is not one to pay a little more on. */
export function debtFreeIn(
  loans: readonly CountedLoan[],
  today: string,
): Response<'queryRepayState'>['debtFree'] {
  const open = loans.filter(({ settled }) => !settled);
  const way = debtFreeOf(open, today);
  if (way === undefined) return null;
  const { on, left, more } = way;
  const exits = open.some((loan) => freeExit(loan, loan.on) !== undefined);
  return {
    on,
    left: toYuan(left),
    more:
      more === null || exits
        ? null
        : { loanNo: more.loanNo, pay: toYuan(more.pay), saves: toYuan(more.saves), on: more.on },
  };
}
