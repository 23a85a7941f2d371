import { randomInt } from 'node:crypto';
import type { Request } from '@/contract';
import type { loginCalls } from '@/contract/login';
import { drawCaptcha } from '../captcha';
import { thenAsk, type CallContext, type HandlersOf, type Outside } from '../context';
import { sendsOf } from '../queries/codeSends';
import { addPictureCode, keepPicToken, takePictureCode, usePicToken } from '../queries/pictureCodes';
import { endSession } from '../queries/sessions';
import { unbindWechatUser } from '../queries/wechat';
import { Refusal } from '../refusal';
import { refuseLogin } from '../refusals/login';
import { newKey } from '../secrets';
import { enter } from './login/enter';
import { loginCodes } from './login/loginCodes';
import { EXPIRE_SECONDS, RESEND_SECONDS, type DrawnCode } from './login/oneTimeCode';
import { sendSource } from './login/sendSource';
import { triesOf } from './login/wrongTries';
import { userInfoOf } from './presenters/userInfo';
import { MINUTE_MS } from '../units';

/** Lifetime of a picture code, and of the proof that it was solved. */
const PICTURE_LIFE_MS = 5 * MINUTE_MS;
/** From the third send within an hour, a picture code is required first. */
const FREE_SENDS_PER_HOUR = 2;
/**
 * Sends from one address to all phones; above this, a picture code is required. High, and no refusal, because many people of a carrier or
 * an office share one address.
 */
const FREE_SENDS_OF_ADDRESS_PER_HOUR = 100;

/** Pictures drawn for one address: each costs the main thread some milliseconds. As high, for the same reason. */
const PICTURES_OF_ADDRESS = { purpose: 'picture-code', most: 200, windowMs: 60 * MINUTE_MS } as const;
const SECONDS_PER_MINUTE = 60;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function needsPicture({ sql, now, address }: CallContext, phone: string): Promise<boolean> {
  const since = later(now, -60 * MINUTE_MS);
  if ((await sendsOf(sql, 'account', { phone }, since)).n >= FREE_SENDS_PER_HOUR) return true;
  const source = sendSource(address);
  if (source === '') return false;
  return (await sendsOf(sql, 'account', { source }, since)).n >= FREE_SENDS_OF_ADDRESS_PER_HOUR;
}

/** Stores the code before it is sent, so that two requests at once send one code. */
async function writeCode(
  { phone, picToken }: Request<'sendLoginSmsVCode'>,
  context: CallContext,
): Promise<DrawnCode> {
  const target = { subject: phone, phone };
  await loginCodes.checkSends(context, target);
  if (await needsPicture(context, phone)) {
    const solved = picToken !== undefined && (await usePicToken(context.sql, picToken, phone, context.now));
    if (!solved) throw refuseLogin('pictureNeeded');
  }
  return loginCodes.draw(context, target);
}

const send = (channel: 'sms' | 'voice') => async (drawn: DrawnCode, context: Outside<CallContext>) =>
  (await loginCodes.send(context, drawn, { channel })) ?? {
    resendSeconds: RESEND_SECONDS,
    expireSeconds: EXPIRE_SECONDS,
  };

export const loginHandlers: HandlersOf<typeof loginCalls> = {
  sendLoginSmsVCode: thenAsk<'sendLoginSmsVCode', DrawnCode>(writeCode, send('sms')),
  sendLoginVoiceVCode: thenAsk<'sendLoginVoiceVCode', DrawnCode>(writeCode, send('voice')),

  async queryLoginPic({ phone }, context) {
    return { needPic: (await needsPicture(context, phone)) ? 'Y' : 'N' };
  },

  async generatePicVCode({ phone }, context) {
    const { sql, now } = context;
    const drawn = await triesOf(context, PICTURES_OF_ADDRESS);
    if (drawn.waitSeconds > 0) {
      return refuseLogin('picturesTooOften', Math.ceil(drawn.waitSeconds / SECONDS_PER_MINUTE));
    }
    // Each picture counts.
    await drawn.wrong();
    const { text, png } = drawCaptcha((limit) => randomInt(limit));
    const picId = newKey();
    await addPictureCode(sql, {
      picId,
      phone,
      answer: text.toLowerCase(),
      expiresAt: later(now, PICTURE_LIFE_MS),
    });
    return { picId, image: `data:image/png;base64,${png.toString('base64')}` };
  },

  async verifyPicVCode({ phone, picId, picCode }, { sql, now }) {
    const picture = await takePictureCode(sql, picId, phone, now);
    if (picture?.answer !== picCode.toLowerCase()) return refuseLogin('pictureWrong');
    const picToken = newKey();
    await keepPicToken(sql, picId, picToken, later(now, PICTURE_LIFE_MS));
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
