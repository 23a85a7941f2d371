import * as v from 'valibot';
import { LEAVING_CONDITIONS, LEAVING_REASONS } from './codes';
import { defineCalls } from './define';
import { count, flag, instant, key, nothing, orElse, orNull, someOf } from './fields';
import { date } from './flowFields';
import { identityCheckRefusals } from './identityCheck';
import { take } from './refusals';

export const logOffRefusals = {
  /** Names the first condition that is not met. */
  conditionUnmet: '103031',
  alreadyLeaving: '103032',
  notLeaving: '103033',
  /** Says when it can be asked for again. */
  leavingTooOften: '103034',
} as const;

const leaving = v.object({ askedAt: instant, dueAt: instant, dueOn: date });

export const logOffCalls = defineCalls({
  /** What keeps the person from cancelling the account, and a cancellation that waits. An addition, like logOffRevoke. */
  logOffState: {
    verb: 'POST',
    path: '/kzx/userLogOff/state',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      /** Conditions that are not met, and what would be lost. */
      conditions: someOf(v.object({ kind: v.picklist(LEAVING_CONDITIONS), blocks: flag, count })),
      /** Days for a change of mind. Null, as in the next two: the host does not say. */
      days: orNull(count),
      /** For so many years contracts must be kept, with the borrower's identity. 0: nothing is kept. */
      keptYears: orNull(count),
      registeredOn: orNull(date),
      leaving: orElse(orNull(leaving), null),
    }),
  },
  /** Cancels the account after the days for a change of mind; all sessions end now (spec §7 Login). */
  logOff: {
    verb: 'POST',
    path: '/kzx/userLogOff/logOff',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(identityCheckRefusals, 'checkMissing'),
      ...take(logOffRefusals, 'conditionUnmet', 'alreadyLeaving', 'leavingTooOften'),
    },
    request: v.object({
      checkToken: key,
      reason: v.picklist(LEAVING_REASONS),
      note: v.pipe(v.string(), v.maxLength(200)),
    }),
    response: leaving,
  },
  logOffRevoke: {
    verb: 'POST',
    path: '/kzx/userLogOff/revoke',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(logOffRefusals, 'notLeaving'),
    request: nothing,
    response: v.object({}),
  },
});
