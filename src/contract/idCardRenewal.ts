import * as v from 'valibot';
import { VALIDITIES } from './codes';
import { defineCalls } from './define';
import { key, orNull, tally, text } from './fields';
import { date } from './flowFields';
import { identityRefusals } from './identity';
import { identityCheckRefusals } from './identityCheck';
import { take } from './refusals';
import { personRefusals } from './flowRefusals';

export const idCardRenewalRefusals = {
  /** The pictures show another person than the account's. */
  personDiffers: '102901',
  /** The card expires no later than the one on file. */
  cardNotNewer: '102902',
  renewalTriesUsedUp: '102903',
} as const;

const validity = {
  validFrom: date,
  /** null: 长期 */
  validTo: orNull(date),
  validity: v.picklist(VALIDITIES),
};

/** The renewal of the ID card on file (page idcardupdate). Additions: the spec names only the page. */
export const idCardRenewalCalls = defineCalls({
  /** The card on file, and the new pictures that were read within the last hour, so that the page can continue after a reload. */
  queryIdCardRenewal: {
    verb: 'POST',
    path: '/ocrIdentify/queryIdCardRenewal',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({
      /** null: there is nothing to renew. Masked. */
      onFile: orNull(v.object({ name: text(30), idNo: text(18), ...validity, daysLeft: orNull(v.number()) })),
      front: orNull(v.object({ imageId: key, name: text(30), idNo: text(18) })),
      back: orNull(v.object({ imageId: key, authority: text(60), ...validity })),
    }),
  },
  /** Replaces the card on file by the card on the two pictures. */
  renewIdCard: {
    verb: 'POST',
    path: '/ocrIdentify/renewIdCard',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(personRefusals, 'idCardMissing', 'idCardExpired'),
      ...take(identityRefusals, 'pictureGone', 'detailsWrong'),
      ...idCardRenewalRefusals,
      ...take(identityCheckRefusals, 'checkMissing'),
    },
    request: v.object({ frontImageId: key, backImageId: key, checkToken: key }),
    response: v.object({ validTo: orNull(date), daysLeft: orNull(tally(0)) }),
  },
});
