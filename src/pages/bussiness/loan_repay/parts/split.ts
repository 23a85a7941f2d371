import { formatYuan, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';

export interface Split {
  readonly principal: Fen;
  readonly interest: Fen;
  readonly penalty: Fen;
  readonly total: Fen;
}

type Wire = Readonly<Record<keyof Split, string>>;

/** The contract's split in fen. */
export const splitOf = ({ principal, interest, penalty, total }: Wire): Split => ({
  principal: fenOf(principal),
  interest: fenOf(interest),
  penalty: fenOf(penalty),
  total: fenOf(total),
});

/** '本金 933.42 · 利息 144.00'; the penalty only if there is one. */
export const splitText = ({ principal, interest, penalty }: Split): string =>
  [
    `本金 ${formatYuan(principal)}`,
    `利息 ${formatYuan(interest)}`,
    ...(penalty > 0 ? [`罚息 ${formatYuan(penalty)}`] : []),
  ].join(' · ');
