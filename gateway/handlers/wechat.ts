import type { Request } from '@/contract';
import type { wechatCalls } from '@/contract/wechat';
import type { CallContext, HandlersOf, Outside } from '../context';
import type { WechatFailure, WechatProvider } from '../providers/wechat';
import { customerById } from '../queries/customers';
import {
  bindWechatUser,
  isCodeUsed,
  isBoundToWechat,
  seeWechatUser,
  unbindWechatUser,
  useCode,
  wechatUser,
} from '../queries/wechat';
import { refuseWechat } from '../refusals/partner';
import { hashToken, newKey } from '../secrets';
import { agreementsToCome, checkAgreements, holderOf } from './login/enter';
import { loginAnswer } from './login/loginAnswer';

/** A userId older than this cannot be bound to a customer. */
const USER_ID_LIFE_MS = 10 * 60_000;

const refusalOf = ({ why }: WechatFailure) =>
  refuseWechat(why === 'invalid' ? 'wechatCodeUsed' : 'wechatSilent');

/** Asks WeChat about a code that was not used here before. */
async function ask<K extends keyof WechatProvider>(
  { sql, providers }: Outside<CallContext>,
  code: string,
  question: K,
): Promise<Exclude<Awaited<ReturnType<WechatProvider[K]>>, WechatFailure>> {
  type Answer = Awaited<ReturnType<WechatProvider[K]>>;
  if (await isCodeUsed(sql, hashToken(code))) throw refuseWechat('wechatCodeUsed');
  const answer = (await providers.wechat[question](code)) as Answer;
  if (answer.kind === 'failed') throw refusalOf(answer);
  return answer as Exclude<Answer, WechatFailure>;
}

/** A code works once, even if WeChat would accept it a second time. */
async function once({ sql, now }: CallContext, code: string): Promise<void> {
  if (!(await useCode(sql, hashToken(code), now))) throw refuseWechat('wechatCodeUsed');
}

/** The WeChat user of a `wx.login` code. */
async function userOf(context: CallContext, code: string, openId: string) {
  await once(context, code);
  return seeWechatUser(context.sql, { openId, userId: newKey(), at: context.now });
}

async function byOpenId(context: CallContext, code: string, openId: string) {
  const { customer_id: customerId } = await userOf(context, code, openId);
  const customer = customerId === null ? undefined : await customerById(context.sql, customerId);
  // No one reads a text here: after a new version the person logs in by hand once, and agrees to it there.
  const may = customer !== undefined && (await agreementsToCome(context.sql, customer.id)).length === 0;
  return { login: may ? await loginAnswer(context, customer, 'N') : null };
}

type ByPhone = Extract<Request<'silentLogin'>, { by: 'phoneNumber' }>;

async function byPhoneNumber(context: CallContext, { code, sourceFlag, agreements }: ByPhone, phone: string) {
  await once(context, code);
  const { customer, isNew } = await holderOf(context, { phone, sourceFlag, agreements });
  return { login: await loginAnswer(context, customer, isNew) };
}

export const wechatHandlers: HandlersOf<typeof wechatCalls> = {
  getUserIdByCode: {
    async before({ code }, context) {
      const { openId } = await ask(context, code, 'code2session');
      return async (own) => ({ userId: (await userOf(own, code, openId)).user_id });
    },
  },

  async UniSaveWxUserInfo({ userId }, { sql, now, customer }) {
    const user = await wechatUser(sql, userId);
    if (user === undefined || now.getTime() - user.seen_at.getTime() > USER_ID_LIFE_MS) {
      throw refuseWechat('wechatUserUnknown');
    }
    await bindWechatUser(sql, userId, customer.id);
    return {};
  },

  silentLogin: {
    async before(request, context) {
      if (request.by === 'openId') {
        const { openId } = await ask(context, request.code, 'code2session');
        return (own) => byOpenId(own, request.code, openId);
      }
      checkAgreements(request.agreements);
      const { phone } = await ask(context, request.code, 'getPhoneNumber');
      return (own) => byPhoneNumber(own, request, phone);
    },
  },

  async queryWxuserinfo(_request, { sql, customer }) {
    return { bound: (await isBoundToWechat(sql, customer.id)) ? 'Y' : 'N' };
  },

  async updateWxUserInfo(_request, { sql, customer }) {
    await unbindWechatUser(sql, customer.id);
    return {};
  },
};
