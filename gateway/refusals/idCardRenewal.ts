import { idCardRenewalRefusals } from '@/contract/idCardRenewal';
import { refusing } from '../refusal';
import { usedUp } from './dayLimit';

export const refuseRenewal = refusing(idCardRenewalRefusals, {
  personDiffers: '照片上的姓名或身份证号与您在我们这里的不一致，请拍摄本人的新身份证；如已改名，请联系客服',
  cardNotNewer: '这张身份证的有效期不比原来的长，请拍摄换领后的新证',
  renewalTriesUsedUp: usedUp('核对', '，或联系客服'),
});
