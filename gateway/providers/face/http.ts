import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { FaceProvider } from './definitions';

const started = v.object({ url: v.pipe(v.string(), v.url(), v.startsWith('https://')) });
const decided = v.object({ result: v.picklist(['passed', 'failed', 'cancelled', 'pending']) });

/**
 * `POST <url>/start` with the check as it is in `definitions.ts`, answer `{"url": "https://…"}`;
 * `POST <url>/result` with `{"token"}`, answer `{"result": "passed"|"failed"|"cancelled"|"pending"}`.
 */
export function httpFace(endpoint: Endpoint): FaceProvider {
  return {
    async start(check) {
      const reply = await postJson(endpoint, 'start', check, started);
      return reply === undefined ? { kind: 'failed', why: 'unavailable' } : { kind: 'page', url: reply.url };
    },
    async result({ token }) {
      return (await postJson(endpoint, 'result', { token }, decided))?.result ?? 'pending';
    },
  };
}
