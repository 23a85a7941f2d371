import type { ScheduleInput } from '@/domain/loan/schedule';
import { METHOD_NAMES } from '@/domain/loan/schedule';
import type { RepaymentMethod } from '@/domain/loan/schedule';
import { parseYuan } from '@/domain/money/fen';
import vectors from './lending-vectors.json';
import { seeded } from './seeded';

export const METHODS = Object.keys(METHOD_NAMES) as RepaymentMethod[];

/** Parses an amount written in a test, and returns it in fen. */
export function fen(yuan: string): number {
  const amount = parseYuan(yuan);
  if (amount === undefined) throw new RangeError(`not an amount: ${yuan}`);
  return amount;
}

interface VectorLoan {
  readonly principal: string;
  readonly annualRate: string;
  readonly terms: number;
  readonly method: string;
  readonly start: string;
}

export function loanOf(vector: VectorLoan): ScheduleInput {
  const method = METHODS.find((name) => name === vector.method);
  if (!method) throw new RangeError(`unknown method ${vector.method}`);
  return { ...vector, method, principal: fen(vector.principal) };
}

export const { schedules, payoffs } = vectors;

/** Under mutation each change is judged by some of the examples (tasks/mutate.mjs). */
const SHARE = Number(process.env['SHARE_OF_EXAMPLES'] ?? 1);

/** Loans of every method, rate, length and day, from a few fen to the legal limit. */
export function generatedLoans(count: number, seed = 20261118): ScheduleInput[] {
  const random = seeded(seed);
  return Array.from({ length: Math.ceil(count * SHARE) }, () => ({
    principal: random.pick([
      random.int(1, 500),
      random.int(50_000, 20_000_000),
      random.int(5, 2000) * 10_000,
    ]),
    annualRate: random.pick(['0.0000', '0.0435', '0.0720', '0.1440', '0.1799', '0.2160', '0.2400']),
    terms: random.int(1, 36),
    method: random.pick(METHODS),
    start: `${random.int(2023, 2028)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
  }));
}
