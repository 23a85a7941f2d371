import * as v from 'valibot';
import { AUTHORISATIONS } from './codes';
import { defineCalls } from './define';
import { code, flag, instant, nothing, orElse, orNull, someOf, text } from './fields';

const instantOrNull = orElse(orNull(instant), null);

export const empowerRefusals = {
  nothingToWithdraw: '103001',
  /** Says why it is still needed. */
  stillNeeded: '103002',
  /** The person gives it again where it is used: at the next photo of the ID card, the next face check, the next card. */
  givenElsewhere: '103003',
  /** The text has a newer version than the one that the person read. */
  textChanged: '103004',
  tooManyChanges: '103005',
} as const;

const one = v.object({ id: v.picklist(AUTHORISATIONS) });
const changed = v.object({ recallStatus: code });

export const empowerCalls = defineCalls({
  /** Everything that the person has agreed to, and what they can withdraw (spec §7, empower). */
  empowerState: {
    verb: 'POST',
    path: '/custInfo/empower/state',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      /** Spec §4: 2 and 3 block credit and loan. */
      recallStatus: code,
      list: someOf(
        v.object({
          id: v.picklist(AUTHORISATIONS),
          title: code,
          /** Version agreed to last, and where. */
          version: code,
          scene: code,
          given: flag,
          at: instantOrNull,
          withdrawnAt: instantOrNull,
          /** The current text, which the person agrees to when they give it again here; '' if they give it elsewhere. */
          offered: code,
          /** Why it cannot be withdrawn now; '' if it can. */
          barred: code,
        }),
      ),
      /** The ledger: each agreement with its version, newest first. */
      records: someOf(
        v.object({
          templateId: text(32),
          title: code,
          version: code,
          scene: code,
          at: instant,
          withdrawnAt: instantOrNull,
        }),
      ),
    }),
  },
  empowerWithdraw: {
    verb: 'POST',
    path: '/custInfo/empower/withdraw',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      nothingToWithdraw: empowerRefusals.nothingToWithdraw,
      stillNeeded: empowerRefusals.stillNeeded,
      tooManyChanges: empowerRefusals.tooManyChanges,
    },
    request: one,
    response: changed,
  },
  /** Takes a withdrawal back: the person agrees again to the text of `version`. */
  empowerRevoke: {
    verb: 'POST',
    path: '/custInfo/empower/revoke',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      givenElsewhere: empowerRefusals.givenElsewhere,
      textChanged: empowerRefusals.textChanged,
      tooManyChanges: empowerRefusals.tooManyChanges,
    },
    request: v.object({ ...one.entries, version: text(16) }),
    response: changed,
  },
});
