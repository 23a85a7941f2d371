import { UNSETTLED } from '@/domain/repay/underWay';
import type { LoanFacts } from './loanFacts';

export const LOAN_STATES: Readonly<Record<LoanFacts['state'], string>> = {
  processing: '放款中',
  normal: '还款中',
  overdue: '已逾期',
  settled: '已还清',
  failed: '没有借成',
};

export const LOAN_NOTES: Readonly<Partial<Record<LoanFacts['state'], string>>> = {
  processing: '银行正在放款，一般几分钟内完成，到账后开始计息',
  settled: '这笔借款已全部还清',
  failed: '这笔钱没有借成，不用还款，额度已恢复',
};

export const LOAN_FAILED = {
  title: '为什么没有借成',
  unknown: '银行没有受理，钱没有动',
  again: '重新借款',
  cards: '查看或更换银行卡',
} as const;

/** What the person can do with a running loan. */
export const WAYS = {
  overdue: { label: '还逾期部分', note: '先还逾期的，还清后不再增加罚息' },
  due: { label: '还本期', note: '还这一期的本金和利息' },
  settle: { label: '提前还清', note: '按天计息，没有违约金' },
  coolingOff: { label: '冷静期全额还本', note: '只还本金，不收利息' },
  progress: { label: '查看放款进度', note: '也可以在那里申请停止放款' },
  unsettled: { label: UNSETTLED.action, note: '' },
  again: { label: LOAN_FAILED.again, note: '' },
} as const;

export const UNKNOWN_LOAN = '没有找到这笔借款。';
export const UNKNOWN_REPAYMENT = '没有找到这笔还款。';
export const TO_HISTORY = '查看借还记录';

export const REPAYMENT_STATES: Readonly<Record<'processing' | 'paid' | 'failed', string>> = {
  processing: '结果确认中',
  paid: '已还款',
  failed: '没有还成',
};

export const REPAYMENT_NOTES: Readonly<Record<'processing' | 'paid' | 'failed', string>> = {
  processing: '正在向银行确认结果，请不要重复还款',
  paid: '',
  failed: '钱没有扣，欠款没有变化',
};

export const REPAYMENT_FAILED = {
  title: '为什么没有还成',
  unknown: '银行没有受理，钱没有扣，请换一张卡再试',
  again: '重新还款',
} as const;
