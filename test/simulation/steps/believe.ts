import type { Response } from '@/contract';
import { fenOf } from '@/domain/money/wire';
import { figuresOf } from '@/domain/repay/loanFigures';
import { quoteFitsLoan, type LoanQuote, type LoanWish } from '@/domain/repay/quoteOfLoan';
import type { Wish } from '../model/quote';
import { holds } from '../expected';
import type { World } from '../world';

type Answer = Response<'repaymentTrial'>;

const split = (row: { principal: string; interest: string; total: string }) => ({
  principal: fenOf(row.principal),
  interest: fenOf(row.interest),
  total: fenOf(row.total),
});

const quoteOf = ({ on, penalty, savedInterest, after, ...sums }: Answer): LoanQuote => ({
  ...split(sums),
  on,
  penalty: fenOf(penalty),
  savedInterest: fenOf(savedInterest),
  after: after?.map(({ term, dueDate, ...row }) => ({ term, dueDate, ...split(row) })) ?? null,
});

/** The app calculates the quote of one loan again from the loan, and never refuses an honest one. */
export async function believe({ model, real }: World, wish: Wish, answer: Answer): Promise<void> {
  const [loanNo, ...others] = wish.loanNos;
  // Looking at a loan settles what is in doubt.
  if (model.openOrders.length > 0 || loanNo === undefined || others.length > 0 || wish.kind === 'due') return;
  const asked: LoanWish = wish.kind === 'partial' ? wish : { kind: wish.kind };
  const loan = figuresOf(await real.must('queryLoanState', { loanNo }));
  holds(`the app refuses the quote (${wish.kind})`, quoteFitsLoan(loan, asked, quoteOf(answer)));
}
