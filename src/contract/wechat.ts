import * as v from 'valibot';
import { defineCalls } from './define';
import { done, key, nothing, orNull, text, yesNo } from './fields';
import { channelFields } from './flowFields';
import { loggedIn, loginRefusals } from './login';
import { take } from './refusals';

/** A one-time code from WeChat: from `wx.login`, or from the button that asks for the phone number. */
export const wxCode = v.pipe(v.string(), v.regex(/^[\w.-]{1,256}$/));

export const wechatRefusals = {
  /** WeChat does not know the code, or it was used. */
  wechatCodeUsed: '103701',
  wechatSilent: '103702',
  /** The userId is unknown or too old. */
  wechatUserUnknown: '103703',
} as const;

export const wechatCalls = defineCalls({
  /**
   * Exchanges a code of `wx.login` for our userId. Folder chosen by us: that of the call before it in the list. The userId is valid for
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
  /** Links this WeChat user to this customer, until the customer logs out. */
  UniSaveWxUserInfo: {
    verb: 'POST',
    path: '/uni/login/UniSaveWxUserInfo',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(wechatRefusals, 'wechatUserUnknown'),
    request: v.object({ userId: key }),
    response: done,
  },
  /**
   * Login without typing. `openId`: a code of `wx.login`; `login` is null while no customer is linked to the user. `phoneNumber`: the
   * button's code; registers an unknown phone, like registerOrLogin.
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
    request: v.union([
      v.object({ by: v.literal('openId'), code: wxCode }),
      v.object({
        by: v.literal('phoneNumber'),
        code: wxCode,
        sourceFlag: v.pipe(v.string(), v.maxLength(32)),
        agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
        ...channelFields,
      }),
    ]),
    response: v.object({ login: orNull(loggedIn) }),
  },
  /** Whether a WeChat user is linked to this customer (spec §3 wechat user info). Folder chosen by us. */
  queryWxuserinfo: {
    verb: 'POST',
    path: '/uni/login/queryWxuserinfo',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ bound: yesNo }),
  },
  /**
   * Changes the answer of queryWxuserinfo, only to N: unlinks the WeChat user from this customer, who stays logged in; Y needs proof from
   * WeChat (UniSaveWxUserInfo). Folder chosen by us.
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
