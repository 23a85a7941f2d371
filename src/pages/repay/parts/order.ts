import { dayText, formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import type { LoanWay, WayOverAll } from '@/domain/repay/waysOverAll';
import type { OpenLoan } from './pending';

export const ORDER = {
  title: '付款顺序',
  note: '一次付一笔，每笔都由您单独确认，不会自动扣下一笔',
  part: '还到哪一笔',
  next: '还下一笔',
} as const;

/** The button of the first of several payments. */
export function firstOf({ loans }: Pick<WayOverAll, 'loans'>): string {
  const amount = loans[0]?.amount;
  return `先还第 1 笔${amount === undefined ? '' : ` ${moneyText(amount)}`}，共 ${loans.length} 笔`;
}

function untilText(lastDay: string, today: string): string {
  return lastDay === today ? '今天是最后一天' : `${dayText(lastDay, today)}前（含当天）`;
}

/** Why this loan comes at this place. */
export function whyNow({ kind, saves }: LoanWay, { exit, overdueDays }: OpenLoan, today: string): string {
  if (kind === 'coolingOff') return `冷静期还本金，不收利息，${untilText(exit?.lastDay ?? today, today)}`;
  if (kind === 'partial') {
    if (overdueDays > 0) return '有逾期，先还逾期的，罚息不再增加';
    return `多还 100 元本金少付 ${moneyText(saves)}，各笔里省得最多`;
  }
  return `${overdueDays > 0 ? `已逾期 ${overdueDays} 天，` : ''}少付利息 ${moneyText(saves)}`;
}

/** '2026年11月18日借' */
export const drawnText = (loan: OpenLoan): string => `${formatChinese(loan.drawnOn, 'full')}借`;
