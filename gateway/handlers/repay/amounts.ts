import { toYuan } from '@/domain/money/fen';

export interface Parts {
  /** All parts in fen. */
  readonly principal: number;
  readonly interest: number;
  readonly penalty: number;
}

export const sumParts = (rows: readonly Parts[]): Parts =>
  rows.reduce(
    (sum, row) => ({
      principal: sum.principal + row.principal,
      interest: sum.interest + row.interest,
      penalty: sum.penalty + row.penalty,
    }),
    { principal: 0, interest: 0, penalty: 0 },
  );

export const totalOf = ({ principal, interest, penalty }: Parts): number => principal + interest + penalty;

/** The contract's split: principal, interest, penalty and their total, in yuan. */
export const splitOf = (parts: Parts) => ({
  principal: toYuan(parts.principal),
  interest: toYuan(parts.interest),
  penalty: toYuan(parts.penalty),
  total: toYuan(totalOf(parts)),
});
