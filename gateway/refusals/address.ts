import { addressRefusals } from '@/contract/loanAddress';
import { refusing } from '../refusal';

export const refuseAddress = refusing(addressRefusals, {
  regionUnknown: '请重新选择省、市、区',
});
