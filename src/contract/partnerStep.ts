import * as v from 'valibot';
import { PARTNER_STEP_STATES } from './codes';
import { defineCalls } from './define';
import { nothing, text } from './fields';
import { take } from './refusals';
import { personRefusals } from './flowRefusals';

export const partnerStepRefusals = {
  /** The person has not agreed that we ask the partner. */
  partnerConsentMissing: '103501',
  /** The partner does not answer; nothing was started. */
  partnerPageUnavailable: '103502',
  /** The person's flow has no such step. */
  noPartnerStep: '103503',
} as const;

/** The step of the credit flow on a partner's page (page creditV2/view/outWebPage). Additions: the spec names only the page. */
export const partnerStepCalls = defineCalls({
  /** The state of the step; while it is open, this call asks the partner. */
  partnerStepQuery: {
    verb: 'POST',
    path: '/applfront/credit/partnerStep/query',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ state: v.picklist(PARTNER_STEP_STATES) }),
  },
  /** The address of the partner's page. If the step is open already, it is the same page again. */
  partnerStepStart: {
    verb: 'POST',
    path: '/applfront/credit/partnerStep/start',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: { ...partnerStepRefusals, ...take(personRefusals, 'idCardMissing') },
    request: v.object({ agreements: v.pipe(v.array(text(32)), v.maxLength(8)) }),
    response: v.object({ url: text(2000) }),
  },
});
