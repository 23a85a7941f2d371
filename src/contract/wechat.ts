import * as v from 'valibot';
import { defineCalls } from './define';
import { channelFields, done, key, nothing, text, yesNo } from './fields';
import { loggedIn, loginRefusals } from './login';
import { take } from './refusals';

/** A one-time code of WeChat's: of `wx.login`, or of the button that asks for the phone number. */
const wxCode = v.pipe(v.string(), v.regex(/^[\w.-]{1,256}$/));

export const wechatRefusals = {
  /** WeChat does not know the code, or it was used. */
  wechatCodeUsed: '101301',
  wechatSilent: '101302',
  /** The userId is unknown or too old. */
  wechatUserUnknown: '101303',
} as const;

export const wechatCalls = defineCalls({
  /**
   * Who this is to us, by a code of `wx.login`. Folder chosen here, that of the call before it in the list. The userId is good for
   * UniSaveWxUserInfo only, and for ten minutes.
   */
  getUserIdByCode: {
    verb: 'POST',
    path: '/uni/groupCust/getUserIdByCode',
    body: 'sealed',
    auth: 'client',
    refusals: take(wechatRefusals, 'wechatCodeUsed', 'wechatSilent'),
    request: v.object({ code: wxCode }),
    response: v.object({ userId: key }),
  },
  /** From now on this WeChat user is this customer, until the customer logs out. */
  UniSaveWxUserInfo: {
    verb: 'POST',
    path: '/uni/login/UniSaveWxUserInfo',
    body: 'sealed',
    auth: 'member',
    refusals: take(wechatRefusals, 'wechatUserUnknown'),
    request: v.object({ userId: key }),
    response: done,
  },
  /**
   * Login without typing. `openId`: a code of `wx.login`; `login` is null while no customer belongs to it. `phoneNumber`: the code of the
   * button; registers an unknown phone, like registerOrLogin.
   */
  silentLogin: {
    verb: 'POST',
    path: '/app/login/silentLogin',
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: {
      ...take(wechatRefusals, 'wechatCodeUsed', 'wechatSilent'),
      ...take(loginRefusals, 'agreementMissing'),
    },
    request: v.variant('by', [
      v.object({ by: v.literal('openId'), code: wxCode }),
      v.object({
        by: v.literal('phoneNumber'),
        code: wxCode,
        sourceFlag: v.pipe(v.string(), v.maxLength(32)),
        agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
        ...channelFields,
      }),
    ]),
    response: v.object({ login: v.nullable(loggedIn) }),
  },
  /** Whether a WeChat user belongs to this customer (spec §3 wechat user info). Folder chosen here. */
  queryWxuserinfo: {
    verb: 'POST',
    path: '/uni/login/queryWxuserinfo',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ bound: yesNo }),
  },
  /**
   * Changes what queryWxuserinfo tells. Only to N: from now on no WeChat user is this customer, who stays logged in; Y takes WeChat's
   * own word (UniSaveWxUserInfo). Folder chosen here.
   */
  updateWxUserInfo: {
    verb: 'POST',
    path: '/uni/login/updateWxUserInfo',
    body: 'sealed',
    auth: 'member',
    request: v.object({ bound: v.literal('N') }),
    response: done,
  },
});
