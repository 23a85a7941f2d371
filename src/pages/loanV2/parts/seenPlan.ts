import { dayText } from '@/domain/dates/civil';
import { formatYuan } from '@/domain/money/fen';
import { COST_NAME } from '@/domain/money/rateWords';
import type { Plan } from './plan';

/** The plan that the person saw last, and why the drawing could not continue with it. Only for this run of the app. */
export const seenPlan: { plan: Plan | undefined; why: string } = { plan: undefined, why: '' };

const SHOWN: readonly (readonly [label: string, of: (plan: Plan, today: string) => string])[] = [
  ['首期还款日', ({ rows: [first] }, today) => (first === undefined ? '' : dayText(first.dueDate, today))],
  ['首期应还', ({ rows: [first] }) => (first === undefined ? '' : formatYuan(first.total))],
  ['优惠券抵扣', ({ discount }) => formatYuan(discount)],
  ['一共要还', ({ totalRepay }) => formatYuan(totalRepay)],
  [COST_NAME, ({ annualisedRate }) => `${annualisedRate}%`],
];

/**
 * Differences between two plans of the same drawing, one line each: '首期还款日 由 1月27日 变为 1月28日'. None if the person has chosen another sum
 * or plan since.
 */
export function planChanges(before: Plan | undefined, after: Plan | undefined): readonly string[] {
  if (before === undefined || after === undefined) return [];
  const same =
    before.amount === after.amount && before.terms === after.terms && before.method === after.method;
  if (!same) return [];
  const year = after.rows[0]?.dueDate ?? '';
  return SHOWN.map(([label, of]) => [label, of(before, year), of(after, year)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([label, was, is]) => `${label} 由 ${was} 变为 ${is}`);
}
