import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { WechatProvider } from './definitions';

const invalid = v.object({ result: v.literal('invalid') });
const session = v.variant('result', [
  v.object({ result: v.literal('user'), openId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  invalid,
]);
const phone = v.variant('result', [
  v.object({ result: v.literal('phone'), phone: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)) }),
  invalid,
]);
const sent = v.object({ result: v.picklist(['sent', 'refused', 'notSent']) });
const verdict = v.object({ result: v.picklist(['pass', 'risky']) });
const UNAVAILABLE = { kind: 'failed', why: 'unavailable' } as const;
const INVALID = { kind: 'failed', why: 'invalid' } as const;

/**
 * A service that holds the mini-program's id and secret. `POST <url>/code2session` with `{"code"}`, answer
 * `{"result": "user", "openId"}` or `{"result": "invalid"}`; `POST <url>/getPhoneNumber` with `{"code"}`, answer
 * `{"result": "phone", "phone"}` or `{"result": "invalid"}`; `POST <url>/sendMessage` with `{"openId", "templateId", "page", "fields"}`, answer
 * `{"result": "sent"|"refused"|"notSent"}`; `POST <url>/checkText` with `{"openId", "text"}`, answer `{"result": "pass"|"risky"}`.
 */
export function httpWechat(endpoint: Endpoint): WechatProvider {
  return {
    async code2session(code) {
      const reply = await postJson(endpoint, 'code2session', { code }, session);
      if (reply?.result === 'user') return { kind: 'user', openId: reply.openId };
      return reply === undefined ? UNAVAILABLE : INVALID;
    },
    async getPhoneNumber(code) {
      const reply = await postJson(endpoint, 'getPhoneNumber', { code }, phone);
      if (reply?.result === 'phone') return { kind: 'phone', phone: reply.phone };
      return reply === undefined ? UNAVAILABLE : INVALID;
    },
    async sendMessage(message) {
      const reply = await postJson(endpoint, 'sendMessage', message, sent);
      if (reply?.result === 'sent') return { kind: 'sent' };
      return { kind: 'failed', why: reply?.result ?? 'unknown' };
    },
    async checkText(given) {
      return (await postJson(endpoint, 'checkText', given, verdict))?.result ?? 'unknown';
    },
  };
}
