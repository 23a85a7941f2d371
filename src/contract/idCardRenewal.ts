import * as v from 'valibot';
import { VALIDITIES } from './codes';
import { defineCalls } from './define';
import { date, key, tally, text } from './fields';
import { identityRefusals } from './identity';
import { identityCheckRefusals } from './identityCheck';
import { personRefusals, take } from './refusals';

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
  validTo: v.nullable(date),
  validity: v.picklist(VALIDITIES),
};

/** The renewal of the ID card on file (page idcardupdate). Additions: the spec names only the page. */
export const idCardRenewalCalls = defineCalls({
  /** The card on file, and the new pictures that were read within the last hour, so that the page can continue after a reload. */
  queryIdCardRenewal: {
    verb: 'POST',
    path: '/ocrIdentify/queryIdCardRenewal',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({
      /** null: there is nothing to renew. Masked. */
      onFile: v.nullable(
        v.object({ name: text(30), idNo: text(18), ...validity, daysLeft: v.nullable(v.number()) }),
      ),
      front: v.nullable(v.object({ imageId: key, name: text(30), idNo: text(18) })),
      back: v.nullable(v.object({ imageId: key, authority: text(60), ...validity })),
    }),
  },
  /** Replaces the card on file by the card on the two pictures. */
  renewIdCard: {
    verb: 'POST',
    path: '/ocrIdentify/renewIdCard',
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
    response: v.object({ validTo: v.nullable(date), daysLeft: v.nullable(tally(0)) }),
  },
});
