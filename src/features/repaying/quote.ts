import type { Request, Response } from '@/contract';
import type { PlanChoice } from '@/contract/codes';
import { repayCalls } from '@/contract/repay';
import { civilDateAt, dayText, timeText, type CivilDate } from '@/domain/dates/civil';
import { formatYuan, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { Split } from '@/domain/repay/due';
import { quoteContradiction } from '@/domain/repay/contradiction';
import { figuresOf, type LoanFigures } from '@/domain/repay/loanFigures';
import { dueFitsLoans, quoteFitsLoan, type LoanQuote, type LoanWish } from '@/domain/repay/quoteOfLoan';
import { fetchLoan } from '@/features/checkedLoan';
import { checkedCall } from '@/features/trust';
import { SPLIT_NAMES, splitOf } from './amounts';

export type RepayKind = Request<'repaymentTrial'>['kind'];

/** A trial of a repayment, amounts in fen; the payment refers to it by its id. */
export interface Quote extends Split {
  readonly quoteId: string;
  /** The day that the quote is for. */
  readonly on: string;
  /** The quote is for today, so it can be paid. */
  readonly payable: boolean;
  /** Valid until then, by the day of the quote: '今天 15:04', '11月28日 00:07' over midnight. */
  readonly until: string;
  /** The same end, milliseconds since 1970. */
  readonly endsAt: number;
  readonly discount: Fen;
  readonly payAmount: Fen;
  readonly savedInterest: Fen;
  readonly items: readonly ({ readonly loanNo: string } & Split)[];
  /** The instalments to come after a partial repayment; null for any other quote. */
  readonly after: LoanQuote['after'];
  /** The requested plan; undefined for any other quote. */
  readonly plan?: PlanChoice | undefined;
  /** The original amount of its largest loan: a coupon needs it. */
  readonly largestLoan: Fen;
}

/** The gateway's answer about a payment. */
type Trial = Omit<Quote, 'plan' | 'largestLoan'>;

type Asked = Request<'repaymentTrial'>;

/**
 * A quote, calculated again from its loans (`known`: the single loan that the page has). The page's loan may be older than
 * the quote, so before it refuses an answer, it requests both again. Rejects with CallFailure, without a toast.
 */
export async function fetchQuote(request: Asked, known?: LoanFigures): Promise<Quote> {
  const wish = wishOf(request);
  if (wish === undefined) {
    const loans = await figuresByNo(request.loanNos);
    return askFor(request, [...loans.values()], (quote) => dueFitsLoans(loans, quote));
  }
  if (known !== undefined) {
    const quote = await askFor(request, [known], () => true);
    if (quoteFitsLoan(known, wish, quote)) return quote;
  }
  const loan = figuresOf(await fetchLoan(request.loanNos[0] ?? ''));
  return askFor(request, [loan], (quote) => quoteFitsLoan(loan, wish, quote));
}

const figuresByNo = async (loanNos: readonly string[]): Promise<ReadonlyMap<string, LoanFigures>> =>
  new Map(
    await Promise.all(loanNos.map(async (loanNo) => [loanNo, figuresOf(await fetchLoan(loanNo))] as const)),
  );

const askFor = async (
  request: Asked,
  loans: readonly LoanFigures[],
  fits: (quote: Trial) => boolean,
): Promise<Quote> => ({
  ...quoteOf(
    await checkedCall(repayCalls.repaymentTrial, request, (trial) => {
      const quote = quoteOf(trial);
      return quoteContradiction(quote) ?? (fits(quote) ? undefined : 'loan');
    }),
  ),
  plan: request.plan,
  largestLoan: Math.max(...loans.map(({ amount }) => amount)),
});

/** Undefined: what is due, on any number of loans. */
function wishOf({ kind, amount = '', plan }: Asked): LoanWish | undefined {
  if (kind === 'due') return undefined;
  if (kind !== 'partial') return { kind };
  return plan === undefined ? undefined : { kind, amount: fenOf(amount), plan };
}

function untilText(end: number, on: CivilDate): string {
  const day = civilDateAt(end);
  return `${day === on ? '今天' : dayText(day, on)} ${timeText(end)}`;
}

export const quoteOf = (trial: Response<'repaymentTrial'>): Trial => ({
  ...splitOf(trial),
  quoteId: trial.quoteId,
  on: trial.on,
  payable: trial.payable === 'Y',
  until: untilText(Date.parse(trial.expiresAt), trial.on),
  endsAt: Date.parse(trial.expiresAt),
  discount: fenOf(trial.discount),
  payAmount: fenOf(trial.payAmount),
  savedInterest: fenOf(trial.savedInterest),
  items: trial.items.map((item) => ({ loanNo: item.loanNo, ...splitOf(item) })),
  after:
    trial.after?.map(({ term, dueDate, principal, interest, total }) => ({
      term,
      dueDate,
      principal: fenOf(principal),
      interest: fenOf(interest),
      total: fenOf(total),
    })) ?? null,
});

const COMPARED = [
  ['principal', SPLIT_NAMES.principal],
  ['interest', SPLIT_NAMES.interest],
  ['penalty', SPLIT_NAMES.penalty],
  ['discount', '优惠券抵扣'],
  ['payAmount', '实付'],
] as const;

/** Differences between two quotes of the same payment, one line each: '利息 由 144.00 变为 148.80'. A new day comes first. */
export function changesBetween(before: Trial, after: Trial): string[] {
  const amounts = differences(before, after);
  if (amounts.length === 0 || before.on === after.on) return amounts;
  return [`现在算到${dayText(after.on, after.on)}，原来算到${dayText(before.on, after.on)}`, ...amounts];
}

const differences = (before: Trial, after: Trial): string[] =>
  COMPARED.filter(([name]) => before[name] !== after[name]).map(
    ([name, label]) => `${label} 由 ${formatYuan(before[name])} 变为 ${formatYuan(after[name])}`,
  );
