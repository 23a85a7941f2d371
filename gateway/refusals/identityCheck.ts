import { identityCheckRefusals } from '@/contract/identityCheck';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';

export const refuseCheck = refusing(identityCheckRefusals, {
  ...CODE_WORDS,
  checkMissing: '身份验证已失效，请重新验证',
  methodRefused: '这项业务不能用这种方式验证，请换一种',
  personWrong: '姓名或身份证号与您实名的不一致，请核对',
  personTriesUsedUp: '核对不一致的次数过多，请24小时后再试，或联系客服',
});
