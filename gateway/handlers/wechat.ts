import type { Request } from '@/contract';
import type { wechatCalls } from '@/contract/wechat';
import type { CallContext, HandlersOf } from '../context';
import type { WechatFailure } from '../providers/wechat';
import { customerById } from '../queries/customers';
import {
  bindWechatUser,
  isBoundToWechat,
  seeWechatUser,
  unbindWechatUser,
  useCode,
  wechatUser,
} from '../queries/wechat';
import { Refusal } from '../refusal';
import { hashToken, newKey } from '../secrets';
import { checkAgreements, holderOf } from './login/enter';
import { loginAnswer } from './login/loginAnswer';

/** A userId that was asked for longer ago binds nobody. */
const USER_ID_LIFE_MS = 10 * 60_000;

const codeUsed = () => new Refusal('101301', '微信授权已失效，请再点一次，或用手机号登录');
const unavailable = () => new Refusal('101302', '微信暂时没有回应，请用手机号登录');
const refusalOf = ({ why }: WechatFailure) => (why === 'invalid' ? codeUsed() : unavailable());

/** A code is asked about once, whatever WeChat itself would say the second time. */
async function once(context: CallContext, code: string): Promise<void> {
  if (!(await useCode(context.sql, hashToken(code), context.now))) throw codeUsed();
}

/** The WeChat user of a code of `wx.login`. */
async function userOf(context: CallContext, code: string) {
  await once(context, code);
  const session = await context.providers.wechat.code2session(code);
  if (session.kind === 'failed') throw refusalOf(session);
  return seeWechatUser(context.sql, { openId: session.openId, userId: newKey(), at: context.now });
}

async function byOpenId(context: CallContext, code: string) {
  const { customer_id: customerId } = await userOf(context, code);
  const customer = customerId === null ? undefined : await customerById(context.sql, customerId);
  return { login: customer === undefined ? null : await loginAnswer(context, customer, 'N') };
}

type ByPhone = Extract<Request<'silentLogin'>, { by: 'phoneNumber' }>;

async function byPhoneNumber(context: CallContext, { code, sourceFlag, agreements }: ByPhone) {
  checkAgreements(agreements);
  await once(context, code);
  const answer = await context.providers.wechat.getPhoneNumber(code);
  if (answer.kind === 'failed') throw refusalOf(answer);
  const { customer, isNew } = await holderOf(context, { phone: answer.phone, sourceFlag, agreements });
  return { login: await loginAnswer(context, customer, isNew) };
}

export const wechatHandlers: HandlersOf<typeof wechatCalls> = {
  async getUserIdByCode({ code }, context) {
    return { userId: (await userOf(context, code)).user_id };
  },

  async UniSaveWxUserInfo({ userId }, { sql, now, customer }) {
    const user = await wechatUser(sql, userId);
    if (user === undefined || now.getTime() - user.seen_at.getTime() > USER_ID_LIFE_MS) {
      throw new Refusal('101303', '微信账号没有记住，下次登录时再试');
    }
    await bindWechatUser(sql, userId, customer.id);
    return {};
  },

  silentLogin: (request, context) =>
    request.by === 'openId' ? byOpenId(context, request.code) : byPhoneNumber(context, request),

  async queryWxuserinfo(_request, { sql, customer }) {
    return { bound: (await isBoundToWechat(sql, customer.id)) ? 'Y' : 'N' };
  },

  async updateWxUserInfo(_request, { sql, customer }) {
    await unbindWechatUser(sql, customer.id);
    return {};
  },
};
