import { settlementRefusals } from '@/contract/settlement';
import { refusing } from '../refusal';

export const refuseSettlement = refusing(settlementRefusals, {
  loanUnknown: '没有找到这笔借款',
  notSettled: '这笔借款还没有还清，还清后就可以开具结清证明',
});
