import { OCCUPATIONS } from '@/domain/credit/contactChoices';
import * as v from 'valibot';
import { signCode } from '../../providers/square';
import { addAccessCode } from '../../queries/accessCodes';
import { readClock } from '../../queries/clock';
import { customerByPhone } from '../../queries/customers';
import { addSquarePerson, squareSecret } from '../../queries/square';
import { chooseWechatUser, chosenWechatUser } from '../../queries/wechat';
import { hashToken, newKey, newToken } from '../../secrets';
import { factsOf } from '../person';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi } from '../tools';

/** A partner's link is valid for half an hour. */
const LINK_LIFE_MS = 30 * 60_000;

const OPEN_ID = 'openId 应是1到32位字母或数字';
const wechatBody = v.object(
  {
    openId: v.optional(v.pipe(v.string(OPEN_ID), v.regex(/^[A-Za-z0-9-]{1,32}$/, OPEN_ID))),
    phone: v.union([v.literal(''), phoneField], '手机号应是11位，或留空表示微信不给手机号'),
  },
  '请给出 phone（微信用户的手机号，可以为空），也可以给出 openId',
);
const linkBody = v.object({ phone: phoneField }, '请给出 phone');

/** The codes of the sandbox's own form, for people who write tests (gateway/providers/wechat/sandbox.ts). */
const CODE_FORMS = ['sandbox-login-<openId>-<随意>', 'sandbox-phone-<手机号>-<随意>'];

/**
 * Logins without a typed code. GET, POST wechat: the WeChat user for codes that name no user. POST links/square: a link of the wealth
 * plaza for one of its customers. POST links/token: a link that logs a known customer in.
 */
export const loginApi: ConsoleApi = (app, { db }) => {
  app.get('/wechat', async () => ({ ...(await chosenWechatUser(db)), codeForms: CODE_FORMS }));

  app.post('/wechat', async (request) => {
    const { openId, phone } = checked(wechatBody, request.body);
    const chosen = { openId: openId ?? (await chosenWechatUser(db)).openId, phone };
    await chooseWechatUser(db, chosen);
    return chosen;
  });

  app.post('/links/square', async (request) => {
    const { phone } = checked(linkBody, request.body);
    const { name, idNo } = factsOf(phone);
    const codeId = newKey();
    const expiresAt = new Date((await readClock(db)).getTime() + LINK_LIFE_MS);
    const employed = { occupation: OCCUPATIONS[0], company: '云岭样本科技有限公司' };
    await addSquarePerson(db, { codeId, phone, name, idNo, ...employed, expiresAt });
    const code = signCode(codeId, await squareSecret(db));
    return {
      phone,
      code,
      query: `#/pages/squareActivity/login?s=citicsquare&code=${code}`,
      expiresAt: expiresAt.toISOString(),
    };
  });

  app.post('/links/token', async (request) => {
    const { phone } = checked(linkBody, request.body);
    const customer = await customerByPhone(db, phone);
    if (customer === undefined) throw new Problem('这个手机号还没有注册，合作方没有可以带来的登录');
    const code = newToken();
    const expiresAt = new Date((await readClock(db)).getTime() + LINK_LIFE_MS);
    const codeHash = hashToken(code);
    await addAccessCode(db, { codeHash, customerId: customer.id, sessionHash: null, expiresAt });
    return {
      phone,
      code,
      query: `#/pages/login/wxLogin?accessCode=${code}`,
      expiresAt: expiresAt.toISOString(),
    };
  });
};
