import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { BindingProvider } from './definitions';

const started = v.object({ url: v.pipe(v.string(), v.url(), v.startsWith('https://')) });
const maintained = v.object({ bankCodes: v.array(v.string()) });
const decided = v.variant('result', [
  v.object({
    result: v.literal('agreed'),
    cardNo: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
    phone: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
  }),
  v.object({ result: v.picklist(['refused', 'failed', 'pending']) }),
]);

/**
 * `POST <url>/maintained-banks` with `{}`, answer `{"bankCodes": []}`;
 * `POST <url>/start-binding` with the binding as it is in `definitions.ts`, answer `{"url": "https://…"}`;
 * `POST <url>/binding-result` with `{"bindSeq"}`, answer `{"result": "agreed", "cardNo", "phone"}` or
 * `{"result": "refused"|"failed"|"pending"}`.
 */
export function httpBinding(endpoint: Endpoint): BindingProvider {
  return {
    async maintained() {
      return (await postJson(endpoint, 'maintained-banks', {}, maintained))?.bankCodes ?? [];
    },
    async start(binding) {
      const reply = await postJson(endpoint, 'start-binding', binding, started);
      return reply === undefined ? { kind: 'failed', why: 'unavailable' } : { kind: 'page', url: reply.url };
    },
    async result({ bindSeq }) {
      const reply = await postJson(endpoint, 'binding-result', { bindSeq }, decided);
      if (reply?.result === 'agreed') return { kind: 'agreed', cardNo: reply.cardNo, phone: reply.phone };
      return { kind: reply?.result ?? 'pending' };
    },
  };
}
