import type { Response } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import { figuresOf } from '@/domain/repay/loanFigures';
import { checkedCall } from './trust';

/** One loan, calculated again before anybody sees it. Rejects with CallFailure, without a toast. */
export const fetchLoan = (loanNo: string): Promise<Response<'queryLoanState'>> =>
  checkedCall(repayCalls.queryLoanState, { loanNo }, (loan) => loanContradiction(figuresOf(loan)));
