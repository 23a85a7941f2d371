import { formatYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { Split } from '@/domain/repay/due';

export interface WireSplit {
  readonly principal: string;
  readonly interest: string;
  readonly penalty: string;
  readonly total: string;
}

/** The contract's split, converted to fen. */
export const splitOf = ({ principal, interest, penalty, total }: WireSplit): Split => ({
  principal: fenOf(principal),
  interest: fenOf(interest),
  penalty: fenOf(penalty),
  total: fenOf(total),
});

export const SPLIT_NAMES = { principal: '本金', interest: '利息', penalty: '罚息' } as const;

/** Label and value of each part, for one line below a hero number. */
export const splitParts = (split: Split): { readonly label: string; readonly value: string }[] =>
  (['principal', 'interest', 'penalty'] as const).map((name) => ({
    label: SPLIT_NAMES[name],
    value: formatYuan(split[name]),
  }));

/** '本金 933.42 · 利息 144.00'; the penalty only if there is one. */
export const splitText = ({ principal, interest, penalty }: Split): string =>
  [
    `本金 ${formatYuan(principal)}`,
    `利息 ${formatYuan(interest)}`,
    ...(penalty > 0 ? [`罚息 ${formatYuan(penalty)}`] : []),
  ].join(' · ');
