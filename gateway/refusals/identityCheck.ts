import { identityCheckRefusals } from '@/contract/identityCheck';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';

export const refuseCheck = refusing(identityCheckRefusals, {
  ...CODE_WORDS,
  checkMissing: '身份核验已失效，请重新核验',
  idNumberWrong: '身份证号与您实名的不一致，请核对',
  idNumberTriesUsedUp: '身份证号核对不一致的次数过多，请24小时后再试，或联系客服',
  checkTriesUsedUp: '验证码输错的次数过多，请24小时后再试，或联系客服',
  faceMissing: '还没有通过人脸核身，请先刷脸，或换一种方式',
  methodWrong: '这项操作请换一种核验方式',
});
