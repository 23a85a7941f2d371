import { CREDIT_LIMIT_CEILING } from '@/domain/loan/ceiling';
import { RATE_CEILING } from '@/domain/loan/annualised';
import { compareRates, parseRate } from '@/domain/money/rate';
import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { CreditDecisionProvider } from './definitions';

const withinCeiling = (rate: string) => compareRates(parseRate(rate), parseRate(RATE_CEILING)) <= 0;

const answer = v.variant('result', [
  v.object({
    result: v.literal('approved'),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CREDIT_LIMIT_CEILING)),
    annualRate: v.pipe(v.string(), v.regex(/^0\.\d{4}$/), v.check(withinCeiling)),
    toActivate: v.optional(v.boolean()),
  }),
  v.object({ result: v.literal('declined'), retryAfterDays: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ result: v.literal('supplement') }),
  v.object({ result: v.literal('pending') }),
]);

/**
 * `POST <url>/decide`, body: the application as it is in `definitions.ts` (amounts in fen). Answers
 * `{"result": "approved", "limit": 5000000, "annualRate": "0.1440", "toActivate"?: true}`, `{"result": "declined", "retryAfterDays": 30}`,
 * `{"result": "supplement"}` or `{"result": "pending"}`. An answer with a limit or a rate above the ceilings is invalid, and nothing is granted.
 */
export function httpCredit(endpoint: Endpoint): CreditDecisionProvider {
  return {
    async decide(application) {
      const reply = await postJson(endpoint, 'decide', application, answer);
      switch (reply?.result) {
        case 'approved':
          return {
            kind: 'approved',
            limit: reply.limit,
            annualRate: reply.annualRate,
            ...(reply.toActivate === undefined ? {} : { toActivate: reply.toActivate }),
          };
        case 'declined':
          return { kind: 'declined', reason: 'policy', retryAfterDays: reply.retryAfterDays };
        case 'supplement':
          return { kind: 'supplement' };
        default:
          return { kind: 'pending' };
      }
    },
  };
}
