import { historyRefusals } from '@/contract/history';
import { refusing } from '../refusal';

export const refuseHistory = refusing(historyRefusals, {
  repaymentUnknown: '没有找到这笔还款',
});
