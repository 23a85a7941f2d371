import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { SquareProvider } from './definitions';

const held = v.optional(v.pipe(v.string(), v.maxLength(60)), '');
const answer = v.variant('result', [
  v.object({
    result: v.literal('person'),
    phone: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
    details: v.object({ occupation: held, company: held }),
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({ result: v.literal('unknown') }),
]);

/**
 * `POST <url>/person` with `{"code"}`, answer `{"result": "person", "phone", "details": {"occupation"?, "company"?}, "expiresAt"}` or
 * `{"result": "unknown"}`. The plaza checks its own signature.
 */
export function httpSquare(endpoint: Endpoint): SquareProvider {
  return {
    async personOf(code) {
      const reply = await postJson(endpoint, 'person', { code }, answer);
      if (reply === undefined) return { kind: 'unavailable' };
      if (reply.result === 'unknown') return { kind: 'unknown' };
      const { phone, details, expiresAt } = reply;
      return { kind: 'person', phone, details, expiresAt: new Date(expiresAt) };
    },
  };
}
