import { tokenRefusals } from '@/contract/token';
import { loginRefusals } from '@/contract/login';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';

export const refuseLogin = refusing(loginRefusals, {
  ...CODE_WORDS,
  pictureNeeded: '请先完成图形验证',
  pictureWrong: '图形验证码不正确，请看新的一张',
  agreementMissing: '请先阅读并同意用户注册协议和隐私政策',
  addressHasToWait: (minutes: number) => `当前网络输错验证码的次数太多，请${minutes}分钟后再试，或换一个网络`,
  picturesTooOften: (minutes: number) =>
    `当前网络获取图形验证码的次数太多，请${minutes}分钟后再试，或换一个网络`,
});

export const refuseToken = refusing(tokenRefusals, { clientUnknown: '应用身份无效' });
