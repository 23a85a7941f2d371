import type { LoanToPay } from '@/domain/repay/waysOverAll';
import { figuresOf } from '@/domain/repay/loanFigures';
import { fetchLoan } from '@/features/checkedLoan';
import { CallFailure } from '@/request';
import type { Pending } from './pending';

/** The figures of all open loans. None if one of them cannot be had: a sum over all would be wrong without it. */
export async function fetchLoansToPay({ loans }: Pending): Promise<readonly LoanToPay[]> {
  try {
    return await Promise.all(
      loans.map(async ({ loanNo }) => ({ loanNo, figures: figuresOf(await fetchLoan(loanNo)) })),
    );
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return [];
  }
}
