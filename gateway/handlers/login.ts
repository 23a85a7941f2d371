import { randomInt } from 'node:crypto';
import type { Request } from '@/contract';
import type { loginCalls } from '@/contract/login';
import { drawCaptcha } from '../captcha';
import { thenAsk, type CallContext, type HandlersOf, type Outside } from '../context';
import {
  countSends,
  countSendsFrom,
  holdPhone,
  lockLoginCode,
  putLoginCode,
  takeSendBack,
} from '../queries/loginCodes';
import { addPictureCode, keepPicToken, takePictureCode, usePicToken } from '../queries/pictureCodes';
import { endSession } from '../queries/sessions';
import { unbindWechatUser } from '../queries/wechat';
import { Refusal } from '../refusal';
import { refuseLogin } from '../refusals/login';
import { newCode, newKey } from '../secrets';
import { enter } from './login/enter';
import { sendSource } from './login/sendSource';
import { userInfoOf } from './presenters/userInfo';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_LIFE_MS = 5 * MINUTE_MS;
const RESEND_SECONDS = 60;
const CODE_TRIES = 5;
/** From the third send within an hour on, a picture code comes first. */
const FREE_SENDS_PER_HOUR = 2;
const SENDS_PER_DAY = 10;
/**
 * From one address, to whichever phones; from there on a picture code comes first. Not a refusal, and not a few: a carrier or an office
 * lets many persons share one address.
 */
const FREE_SENDS_OF_ADDRESS_PER_HOUR = 100;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function needsPicture({ sql, now, address }: CallContext, phone: string): Promise<boolean> {
  const since = later(now, -60 * MINUTE_MS);
  if ((await countSends(sql, phone, since)) >= FREE_SENDS_PER_HOUR) return true;
  const source = sendSource(address);
  return source !== '' && (await countSendsFrom(sql, source, since)) >= FREE_SENDS_OF_ADDRESS_PER_HOUR;
}

interface Written {
  readonly phone: string;
  readonly code: string;
  readonly sentAt: Date;
}

/** Writes the code down, so that two at once send one. */
async function writeCode(
  { phone, picToken }: Request<'sendLoginSmsVCode'>,
  context: CallContext,
): Promise<Written> {
  const { sql, now } = context;
  await holdPhone(sql, phone);
  const live = await lockLoginCode(sql, phone);
  const wait =
    live === undefined ? 0 : RESEND_SECONDS - Math.floor((now.getTime() - live.sent_at.getTime()) / 1000);
  if (wait > 0) throw refuseLogin('codeTooSoon', wait);
  if ((await countSends(sql, phone, later(now, -DAY_MS))) >= SENDS_PER_DAY) {
    throw refuseLogin('codesUsedUp');
  }
  if (await needsPicture(context, phone)) {
    const solved = picToken !== undefined && (await usePicToken(sql, picToken, phone, now));
    if (!solved) throw refuseLogin('pictureNeeded');
  }
  const code = newCode();
  await putLoginCode(sql, {
    phone,
    code,
    sentAt: now,
    expiresAt: later(now, CODE_LIFE_MS),
    tries: CODE_TRIES,
    source: sendSource(context.address),
  });
  return { phone, code, sentAt: now };
}

const send =
  (channel: 'sms' | 'voice') =>
  async (written: Written, { providers, tx }: Outside<CallContext>) => {
    const { phone, code } = written;
    const text = `您的登录验证码是${code}，5分钟内有效。请勿告诉任何人。`;
    const sent = await providers.sms.send({ phone, channel, code, text });
    if (sent.kind === 'failed') {
      await tx(({ sql }) => takeSendBack(sql, written));
      return refuseLogin('codeNotSent', sent.why);
    }
    return { resendSeconds: RESEND_SECONDS, expireSeconds: CODE_LIFE_MS / 1000 };
  };

export const loginHandlers: HandlersOf<typeof loginCalls> = {
  sendLoginSmsVCode: thenAsk<'sendLoginSmsVCode', Written>(writeCode, send('sms')),
  sendLoginVoiceVCode: thenAsk<'sendLoginVoiceVCode', Written>(writeCode, send('voice')),

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
    if (picture?.answer !== picCode.toLowerCase()) return refuseLogin('pictureWrong');
    const picToken = newKey();
    await keepPicToken(sql, picId, picToken, later(now, CODE_LIFE_MS));
    return { picToken };
  },

  async registerOrLogin(request, context) {
    const entered = await enter(context, request);
    if (entered instanceof Refusal) return entered;
    const { tokenCode, isNew, customer } = entered;
    return { tokenCode, isNew, userInfo: await userInfoOf(context.sql, customer) };
  },

  async signOut(_request, { sql, tokenHash, customer }) {
    await endSession(sql, tokenHash);
    await unbindWechatUser(sql, customer.id);
    return {};
  },
};
