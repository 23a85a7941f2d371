import { generalRefusals } from '@/contract/refusals';
import { writeAnswer, type Outcome } from '../calls/answer';
import type { Profile } from './profile';

/** Whether the access token was refused. */
export const refusesToken = (outcome: Outcome): boolean =>
  'refusal' in outcome && outcome.refusal.code === generalRefusals.accessTokenRefused;

/** This gateway as it is (wire protocol). */
export const ownProfile: Profile = {
  offers: () => true,
  write: (definition, outcome, sessionKey) => ({
    status: refusesToken(outcome) ? 401 : 200,
    body: writeAnswer(definition, outcome, sessionKey),
  }),
};
