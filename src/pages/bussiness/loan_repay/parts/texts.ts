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
  unknown: '银行没有受理，请换一张卡再试',
  again: '重新还款',
} as const;
