import * as v from 'valibot';
import { chooseWechatUser, chosenWechatUser } from '../../queries/wechat';
import { makeSquareLink, makeTokenLink } from '../links';
import { checked, phoneField } from '../problem';
import type { ConsoleApi } from '../tools';

const OPEN_ID = 'openId 应是1到32位字母、数字或-';
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
    return makeSquareLink(db, phone);
  });

  app.post('/links/token', async (request) => {
    const { phone } = checked(linkBody, request.body);
    return makeTokenLink(db, phone);
  });
};
