import { channel } from '@/stores/channel';
import type { LoanProduct } from './entryFacts';

/** The chosen product if it is offered, otherwise the product of the entry link, otherwise the first; '' if there is nothing to choose. */
export function productChoice(chosen: string, offered: readonly LoanProduct[]): string {
  const [first, second] = offered;
  if (first === undefined || second === undefined) return '';
  const wanted = [chosen, channel.productType].find((one) =>
    offered.some(({ loanType }) => loanType === one),
  );
  return wanted ?? first.loanType;
}
