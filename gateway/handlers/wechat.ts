import type { Request } from '@/contract';
import type { wechatCalls } from '@/contract/wechat';
import type { CallContext, HandlersOf } from '../context';
import { customerById } from '../queries/customers';
import {
  bindWechatUser,
  isBoundToWechat,
  seeWechatUser,
  unbindWechatUser,
  wechatUser,
} from '../queries/wechat';
import { refuseWechat } from '../refusals/partner';
import { newKey } from '../secrets';
import { agreementsToCome, checkAgreements, holderOf } from './login/enter';
import { loginAnswer } from './login/loginAnswer';
import { askWechat, useCodeOnce } from './wechat/ask';

/** A userId older than this cannot be bound to a customer. */
const USER_ID_LIFE_MS = 10 * 60_000;

/** The WeChat user of a `wx.login` code. */
async function userOf(context: CallContext, code: string, openId: string) {
  await useCodeOnce(context, code);
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
  await useCodeOnce(context, code);
  const { customer, isNew } = await holderOf(context, { phone, sourceFlag, agreements });
  return { login: await loginAnswer(context, customer, isNew) };
}

export const wechatHandlers: HandlersOf<typeof wechatCalls> = {
  getUserIdByCode: {
    async before({ code }, context) {
      const { openId } = await askWechat(context, code, 'code2session');
      return async (own) => ({ userId: (await userOf(own, code, openId)).user_id });
    },
  },

  async UniSaveWxUserInfo({ userId }, { sql, now, customer }) {
    const user = await wechatUser(sql, userId);
    if (user === undefined || now.getTime() - user.seen_at.getTime() > USER_ID_LIFE_MS) {
      throw refuseWechat('wechatUserUnknown');
    }
    await bindWechatUser(sql, user, customer.id);
    return {};
  },

  silentLogin: {
    async before(request, context) {
      if (request.by === 'openId') {
        const { openId } = await askWechat(context, request.code, 'code2session');
        return (own) => byOpenId(own, request.code, openId);
      }
      checkAgreements(request.agreements);
      const { phone } = await askWechat(context, request.code, 'getPhoneNumber');
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
