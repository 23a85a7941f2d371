import type { Fen } from '../money/fen';
import type { Rate } from '../money/rate';
import { MONTHS_PER_YEAR, scaleRate } from '../money/rate';
import { mulDiv } from '../money/rounding';

const LARGEST_EXACT = 2 ** 51;

/**
 * The equal instalment A = P·r·(1+r)^n / ((1+r)^n − 1) in fen, half-up, at r = annual / 12.
 *
 * With r = p/q in lowest terms, A = P·(q+p)^n / (q·S) where S = Σ (q+p)^(n-1-k)·q^k. While these fit a double's integers
 * the division is exact. Beyond that the fraction is in lowest terms except for factors of P, so no tie can occur for any
 * amount we lend, and floating point (error under a millionth of a fen) rounds the same way. Powers use repeated
 * multiplication, because Math.pow may differ by a bit between engines, and phone and gateway must get the same result.
 */
export function equalInstalment(principal: Fen, annual: Rate, terms: number): Fen {
  const { num: p, den: q } = scaleRate(annual, 1, MONTHS_PER_YEAR);
  let grown = 1;
  let sum = 0;
  let power = 1;
  for (let term = 0; term < terms; term += 1) {
    sum = sum * (q + p) + power;
    grown *= q + p;
    power *= q;
  }
  if (grown <= LARGEST_EXACT && q * sum <= LARGEST_EXACT) return mulDiv(principal, grown, q * sum);
  let growth = 1;
  for (let term = 0; term < terms; term += 1) growth *= 1 + p / q;
  return Math.floor((principal * (p / q) * growth) / (growth - 1) + 0.5);
}
