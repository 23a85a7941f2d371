import { moneyText } from '@/domain/money/fen';
import type { WayKind, WayToPay } from '@/domain/repay/ways';

/** Words of the choice among the ways to pay. */
export const WAYS = {
  title: '怎么还',
  note: '金额按今天算，哪种都没有手续费和违约金',
  best: '最省',
  fill: '去填金额',
} as const;

const NAMES: Readonly<Record<WayKind, string>> = {
  coolingOff: '冷静期全额还本',
  payoff: '全部还清',
  partial: '还一部分',
  due: '还这期',
};

/** `overdue`: fen that are late. */
export const wayName = (kind: WayKind, overdue: number): string =>
  kind === 'due' && overdue > 0 ? '还逾期部分' : NAMES[kind];

function whatItDoes({ kind, saves }: WayToPay, overdue: number): string {
  switch (kind) {
    case 'coolingOff':
      return `不收利息，少付 ${moneyText(saves)}`;
    case 'payoff':
      return saves > 0 ? `比按期还少付利息 ${moneyText(saves)}` : '还清后这笔借款就结束了';
    case 'partial':
      return saves > 0 ? `例如多还 100 元本金，少付 ${moneyText(saves)}` : '先还到期的钱和利息，其余还本金';
    case 'due':
      return overdue > 0 ? '还清后罚息不再增加' : '按计划还，利息照付';
  }
}

/** What a way does, and that it is the one that costs least. */
export const wayNote = (
  way: WayToPay,
  { overdue, best }: { readonly overdue: number; readonly best: boolean },
) => (best ? `${WAYS.best} · ${whatItDoes(way, overdue)}` : whatItDoes(way, overdue));

/** The page's button for a way. */
export function wayButton({ kind, amount }: WayToPay, overdue: number): string {
  if (kind === 'partial') return WAYS.fill;
  const name = wayName(kind, overdue);
  return amount === undefined ? name : `${name} ${moneyText(amount)}`;
}
