import type { RepayKind } from './quote';

/** Texts by the kind of the quote that is paid. */
export const KIND_WORDS: Readonly<
  Record<RepayKind, { readonly label: string; readonly note: string; readonly paid: string }>
> = {
  due: { label: '这次还款（元）', note: '', paid: '还款成功，这期已还清' },
  payoff: { label: '提前还清（元）', note: '还清后这笔借款就结束了，没有违约金', paid: '这笔借款已还清' },
  coolingOff: { label: '冷静期全额还本（元）', note: '只还本金，不收利息', paid: '这笔借款已还清' },
};

export const PAD = {
  title: '请输入交易密码',
  hint: '验证通过后立即扣款，只扣一次',
} as const;

export const RESULT = {
  checking: '结果确认中',
  checkingText: '网络不太稳定，正在确认这笔还款的结果。请不要重复还款，这里会自动更新',
  processing: '还款处理中',
  processingText: '银行正在扣款，一般几分钟内有结果。可以先离开，稍后在借还记录里查看',
  failed: '还款失败，钱没有扣，请换一张卡再试',
  never: '没有提交成功，钱没有扣',
  neverText: '可以重新还款。如果上一次的请求晚到，也不会重复扣款',
  none: '没有要查看的还款结果。',
  allPaid: '已全部还清',
} as const;
