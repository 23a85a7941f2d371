import { checkAmount } from '@/domain/loan/amountRule';
import { parseYuan, shortYuan, type Fen } from '@/domain/money/fen';
import type { EntryFacts } from './entryFacts';
import { LOAN_TEXTS } from './texts';

interface QuickAmount {
  readonly key: Fen;
  readonly label: string;
}

const USUAL: readonly Fen[] = [100_000, 500_000];

/** Amounts to enter with one tap: that of the last loan, usual ones, and the most that may be drawn. Only valid ones, each once; none is preselected. */
export function quickAmounts({
  rule,
  most,
  last,
}: Pick<EntryFacts, 'rule' | 'most' | 'last'>): QuickAmount[] {
  const before = parseYuan(last?.amount ?? '');
  const offered = [
    ...(before === undefined ? [] : [{ key: before, label: LOAN_TEXTS.lastAmount(shortYuan(before)) }]),
    ...USUAL.map((key) => ({ key, label: shortYuan(key) })),
    { key: most, label: LOAN_TEXTS.all(shortYuan(most)) },
  ];
  return offered.filter(
    ({ key }, index) =>
      checkAmount(key, rule) === undefined && offered.findIndex((one) => one.key === key) === index,
  );
}
