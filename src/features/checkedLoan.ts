import type { Response } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import { figuresOf } from '@/domain/repay/loanFigures';
import { checkedCall } from './trust';

/** One loan. Its figures are calculated again before the person sees them. Rejects with CallFailure, without a toast. */
export const fetchLoan = (loanNo: string): Promise<Response<'queryLoanState'>> =>
  checkedCall(repayCalls.queryLoanState, { loanNo }, (loan) => loanContradiction(figuresOf(loan)));
