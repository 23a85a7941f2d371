import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { PartnerStepProvider } from './definitions';

const started = v.object({ url: v.pipe(v.string(), v.url(), v.startsWith('https://')) });
const decided = v.object({ result: v.picklist(['done', 'refused', 'failed', 'pending']) });

/**
 * `POST <url>/start-partner-step` with the step as it is in `definitions.ts`, answer `{"url": "https://…"}`;
 * `POST <url>/partner-step-result` with `{"stepKey"}`, answer `{"result": "done"|"refused"|"failed"|"pending"}`.
 */
export function httpPartnerStep(endpoint: Endpoint): PartnerStepProvider {
  return {
    async start(step) {
      const reply = await postJson(endpoint, 'start-partner-step', step, started);
      return reply === undefined ? { kind: 'failed', why: 'unavailable' } : { kind: 'page', url: reply.url };
    },
    async result({ stepKey }) {
      return (await postJson(endpoint, 'partner-step-result', { stepKey }, decided))?.result ?? 'pending';
    },
  };
}
