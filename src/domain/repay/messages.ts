import type { PartialRefusal } from './partial';

/** What a person reads for each reason code of this area. */
export const REPAY_MESSAGES: Record<PartialRefusal, string> = {
  partialTooSmall: '金额需大于逾期款项与当期利息之和，才能归还本金',
  partialCoversAll: '这个金额已经可以结清，请选择提前结清',
};
