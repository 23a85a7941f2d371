import type { Fen } from '@/domain/money/fen';

interface Point {
  readonly date: string;
  readonly left: Fen;
}

/**
 * The way to debt-free if `amount` of principal is paid today and each month pays the same principal as before: it ends sooner. Interest is
 * not part of it; the quote of a payment calculates it exactly.
 */
export function pointsAfter(points: readonly Point[], today: number, amount: Fen): readonly Point[] {
  const after = points.map(({ date, left }, index) => ({
    date,
    left: index < today ? left : Math.max(0, left - amount),
  }));
  const free = after.findIndex(({ left }, index) => index > today && left === 0);
  return free < 0 ? after : after.slice(0, free + 1);
}
