import * as v from 'valibot';
import type { WechatFailure, WechatProvider } from '../definitions';
import { Account, type NotAsked, type OfficialParts } from './account';
import { isCodeError, isPersonError } from './errors';
import type { Answered } from './exchange';
import type { OfficialSetting } from './setting';

export type { OfficialParts } from './account';
export { officialSetting, type OfficialSetting } from './setting';
export type { TokenStore } from './token';

const session = v.object({ openid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const phone = v.object({
  phone_info: v.object({
    purePhoneNumber: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
    countryCode: v.literal('86'),
  }),
});
const verdict = v.object({ result: v.object({ suggest: v.picklist(['pass', 'review', 'risky']) }) });

function read<S extends v.GenericSchema>(
  schema: S,
  answer: Answered | NotAsked | undefined,
): v.InferOutput<S> | undefined {
  if (answer?.kind !== 'json' || answer.code !== 0) return undefined;
  const parsed = v.safeParse(schema, answer.body);
  return parsed.success ? parsed.output : undefined;
}

const failureOf = (answer: Answered | NotAsked | undefined): WechatFailure => ({
  kind: 'failed',
  why: answer?.kind === 'json' && isCodeError(answer.code) ? 'invalid' : 'unavailable',
});

/** Longest text that WeChat checks (wxa/msg_sec_check 2.0). */
const MOST_CHECKED = 2500;
/** The scene "comment" of the check: what a person writes to others. */
const COMMENT = 2;

/** WeChat's own servers (developers.weixin.qq.com, 小程序服务端接口). */
export function officialWechat(setting: OfficialSetting, parts: OfficialParts): WechatProvider {
  const account = new Account(setting, parts);
  return {
    async code2session(code) {
      const answer = await account.bySecret('sns/jscode2session', {
        js_code: code,
        grant_type: 'authorization_code',
      });
      const user = read(session, answer);
      return user === undefined ? failureOf(answer) : { kind: 'user', openId: user.openid };
    },

    async getPhoneNumber(code) {
      const answer = await account.byToken('wxa/business/getuserphonenumber', { code });
      const info = read(phone, answer)?.phone_info;
      return info === undefined ? failureOf(answer) : { kind: 'phone', phone: info.purePhoneNumber };
    },

    async sendMessage({ openId, templateId, page, fields }) {
      const answer = await account.byToken('cgi-bin/message/subscribe/send', {
        touser: openId,
        template_id: templateId,
        page,
        miniprogram_state: setting.build,
        lang: 'zh_CN',
        data: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
      });
      if (answer?.kind === 'noToken') return { kind: 'failed', why: 'notSent' };
      if (answer?.kind !== 'json') return { kind: 'failed', why: 'unknown' };
      if (answer.code === 0) return { kind: 'sent' };
      return { kind: 'failed', why: isPersonError(answer.code) ? 'refused' : 'notSent' };
    },

    async checkText({ openId, text }) {
      const answer = await account.byToken('wxa/msg_sec_check', {
        version: 2,
        scene: COMMENT,
        openid: openId,
        content: text.slice(0, MOST_CHECKED),
      });
      const result = read(verdict, answer)?.result;
      if (result === undefined) return 'unknown';
      // "review" asks for a person's eyes: here each text is read by one.
      return result.suggest === 'risky' ? 'risky' : 'pass';
    },
  };
}
