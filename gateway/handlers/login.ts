import { randomInt } from 'node:crypto';
import type { Request } from '@/contract';
import type { loginCalls } from '@/contract/login';
import { drawCaptcha } from '../captcha';
import type { CallContext, HandlersOf } from '../context';
import { templatesOf } from '../documents/templates';
import { addConsents } from '../queries/consents';
import { addCustomer, customerByPhone } from '../queries/customers';
import { countSends, countTry, dropLoginCode, lockLoginCode, putLoginCode } from '../queries/loginCodes';
import { addPictureCode, keepPicToken, takePictureCode, usePicToken } from '../queries/pictureCodes';
import { endSession, openSession } from '../queries/sessions';
import { Refusal } from '../refusal';
import { hashToken, newCode, newKey, newToken } from '../secrets';
import { userInfoOf } from './presenters/userInfo';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_LIFE_MS = 5 * MINUTE_MS;
const RESEND_SECONDS = 60;
const CODE_TRIES = 5;
/** From the third send within an hour on, a picture code comes first. */
const FREE_SENDS_PER_HOUR = 2;
const SENDS_PER_DAY = 10;
const SESSION_LIFE_MS = 90 * DAY_MS;
const REQUIRED_AGREEMENTS = ['register', 'privacy'];

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function needsPicture({ sql, now }: CallContext, phone: string): Promise<boolean> {
  return (await countSends(sql, phone, later(now, -60 * MINUTE_MS))) >= FREE_SENDS_PER_HOUR;
}

async function sendCode(
  { phone, picToken }: Request<'sendLoginSmsVCode'>,
  context: CallContext,
  channel: 'sms' | 'voice',
) {
  const { sql, now, providers } = context;
  const live = await lockLoginCode(sql, phone);
  const wait =
    live === undefined ? 0 : RESEND_SECONDS - Math.floor((now.getTime() - live.sent_at.getTime()) / 1000);
  if (wait > 0) throw new Refusal('100302', `验证码刚刚发过，请${wait}秒后再试`);
  if ((await countSends(sql, phone, later(now, -DAY_MS))) >= SENDS_PER_DAY) {
    throw new Refusal('100303', '今天获取验证码的次数已用完，请明天再试');
  }
  if (await needsPicture(context, phone)) {
    const solved = picToken !== undefined && (await usePicToken(sql, picToken, phone, now));
    if (!solved) throw new Refusal('100301', '请先完成图形验证');
  }
  const code = newCode();
  await putLoginCode(sql, {
    phone,
    code,
    sentAt: now,
    expiresAt: later(now, CODE_LIFE_MS),
    tries: CODE_TRIES,
  });
  await providers.sms.send({
    phone,
    channel,
    code,
    text: `您的登录验证码是${code}，5分钟内有效。请勿告诉任何人。`,
  });
  return { resendSeconds: RESEND_SECONDS, expireSeconds: CODE_LIFE_MS / 1000 };
}

/** A wrong code is counted although the call is refused, so the refusal is returned, not thrown. */
async function wrongCode(
  { sql, now }: CallContext,
  phone: string,
  code: string,
): Promise<Refusal | undefined> {
  const live = await lockLoginCode(sql, phone);
  if (live === undefined) return new Refusal('100304', '请先获取验证码');
  if (live.expires_at <= now) return new Refusal('100305', '验证码已过期，请重新获取');
  if (live.tries_left <= 0) return new Refusal('100306', '验证码输错次数过多，请重新获取');
  if (live.code === code) return undefined;
  await countTry(sql, phone);
  return live.tries_left > 1
    ? new Refusal('100307', `验证码不正确，还可以试${live.tries_left - 1}次`)
    : new Refusal('100306', '验证码输错次数过多，请重新获取');
}

export const loginHandlers: HandlersOf<typeof loginCalls> = {
  sendLoginSmsVCode: (request, context) => sendCode(request, context, 'sms'),
  sendLoginVoiceVCode: (request, context) => sendCode(request, context, 'voice'),

  async queryLoginPic({ phone }, context) {
    return { needPic: (await needsPicture(context, phone)) ? 'Y' : 'N' };
  },

  async generatePicVCode({ phone }, { sql, now }) {
    const { text, png } = drawCaptcha((limit) => randomInt(limit));
    const picId = newKey();
    await addPictureCode(sql, {
      picId,
      phone,
      answer: text.toLowerCase(),
      expiresAt: later(now, CODE_LIFE_MS),
    });
    return { picId, image: `data:image/png;base64,${png.toString('base64')}` };
  },

  async verifyPicVCode({ phone, picId, picCode }, { sql, now }) {
    const picture = await takePictureCode(sql, picId, phone, now);
    if (picture?.answer !== picCode.toLowerCase())
      return new Refusal('100308', '图形验证码不正确，请看新的一张');
    const picToken = newKey();
    await keepPicToken(sql, picId, picToken, later(now, CODE_LIFE_MS));
    return { picToken };
  },

  async registerOrLogin({ phone, code, sourceFlag, agreements }, context) {
    const { sql, now } = context;
    if (!REQUIRED_AGREEMENTS.every((id) => agreements.includes(id))) {
      throw new Refusal('100309', '请先阅读并同意用户注册协议和隐私政策');
    }
    const refusal = await wrongCode(context, phone, code);
    if (refusal !== undefined) return refusal;
    await dropLoginCode(sql, phone);
    const known = await customerByPhone(sql, phone);
    const customer = known ?? (await addCustomer(sql, { custNo: newKey(), phone, sourceFlag, at: now }));
    if (known === undefined) {
      await addConsents(sql, {
        customerId: customer.id,
        scene: 'login',
        at: now,
        templates: templatesOf(agreements),
      });
    }
    const tokenCode = newToken();
    await openSession(sql, {
      customerId: customer.id,
      tokenHash: hashToken(tokenCode),
      at: now,
      expiresAt: later(now, SESSION_LIFE_MS),
    });
    return { tokenCode, isNew: known === undefined ? 'Y' : 'N', userInfo: await userInfoOf(sql, customer) };
  },

  async signOut(_request, { sql, tokenHash }) {
    await endSession(sql, tokenHash);
    return {};
  },
};
