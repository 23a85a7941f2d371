import { moneyText, type Fen } from '@/domain/money/fen';
import { UNSETTLED } from '@/domain/repay/underWay';
import type { Iou } from './iou';

export const IOU_STATES: Readonly<Record<Iou['state'], string>> = {
  processing: '放款中',
  normal: '还款中',
  overdue: '逾期',
  settled: '已还清',
  failed: '没有借成',
};

export const IOU_NOTES: Readonly<Partial<Record<Iou['state'], string>>> = {
  processing: '银行正在放款，一般几分钟内完成，到账后开始计息。这里会自动更新',
  settled: '这笔借款已全部还清',
  failed: '这笔钱没有借成，不用还款，额度已恢复',
};

/** The button of what must come before a payment, or instead of one. */
export const BUTTONS = {
  unsettled: UNSETTLED.action,
  progress: '查看放款进度',
  again: '重新借款',
} as const;

export const LOAN_FAILED = {
  title: '为什么没有借成',
  unknown: '银行没有受理，钱没有动',
  cards: '查看或更换银行卡',
} as const;

export const RECORD_STATES = {
  processing: '处理中',
  paid: '还款成功',
  failed: '没有还成，钱没有扣',
} as const;

export const OVERDUE = {
  title: '逾期是怎么算的',
  note: '罚息只按逾期的本金算，不对利息和罚息再计息；还清当天起不再增加',
  rate: '罚息日利率',
  rateNote: '年化利率（单利）的 1.5 倍 ÷ 360 天，不超过法定上限；从到期日第二天起按天算',
} as const;

/** What a loan costs in total. */
export const WHOLE = { planned: '按计划一共还', paid: '一共还了' } as const;

export const moreThanLent = (fen: Fen): string => (fen > 0 ? `比借的多 ${moneyText(fen)}` : '没有利息和费用');

export const endedOnce = (day: string): string => `${day}一次还清`;

/** '12月18日还 1,095.43 元，2027年11月18日还清' */
export const nextPayment = (day: string, sum: string, last: string): string =>
  day === last ? `${day}还 ${sum}，就还清了` : `${day}还 ${sum}，${last}还清`;
