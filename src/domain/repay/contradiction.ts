import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import type { Split } from './due';

/** A quote as it arrived; amounts in fen. */
interface QuoteFigures extends Split {
  readonly discount: Fen;
  readonly payAmount: Fen;
  readonly savedInterest: Fen;
  readonly items: readonly Split[];
}

const PARTS = ['principal', 'interest', 'penalty', 'total'] as const;

const splitAgrees = ({ principal, interest, penalty, total }: Split): boolean =>
  principal >= 0 && interest >= 0 && penalty >= 0 && total === principal + interest + penalty;

/** The first contradiction within a quote: of its parts, its items or what is to be paid; undefined if there is none. */
export function quoteContradiction(quote: QuoteFigures): 'sums' | 'items' | 'payAmount' | undefined {
  const { items, total, discount, payAmount, savedInterest } = quote;
  if (![quote, ...items].every(splitAgrees) || savedInterest < 0) return 'sums';
  if (PARTS.some((part) => sumFen(items.map((item) => item[part])) !== quote[part])) return 'items';
  return discount >= 0 && payAmount === total - discount && payAmount >= 0 ? undefined : 'payAmount';
}
