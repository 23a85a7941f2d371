import * as v from 'valibot';
import { FACE_RESULTS, ID_CARD_SIDES, VALIDITIES } from './codes';
import { TERMINALS } from './visitCodes';
import { defineCalls } from './define';
import { code, count, done, flag, key, nothing, orNull, text } from './fields';
import { confidence, date, idNo } from './flowFields';
import { take } from './refusals';
import { personRefusals, pictureRefusals } from './flowRefusals';

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** The person types it, so a day that does not exist is reported beside the field (detailsWrong). */
const dateTyped = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

export const identityRefusals = {
  /** The ID number belongs to another customer. */
  idNoTaken: '100405',
  detailsWrong: '100408',
  pictureGone: '100409',
  ageOutside: '100410',
  faceConsentMissing: '100412',
  idCardConsentMissing: '100413',
  /** Other records depend on the confirmed identity: it cannot be changed any more. */
  identityFixed: '100415',
  notAsOnPicture: '100418',
  /** No confirmation left for this photo. */
  pictureTriesUsedUp: '100419',
  /** Too many ID numbers of other customers tried today. */
  idNoTriesUsedUp: '100420',
} as const;

export const identityCalls = defineCalls({
  /** Reads one side of an ID card from a picture (spec §7 Credit, loading text for ID parsing). */
  idCardOcr: {
    verb: 'POST',
    path: '/ocrIdentify/idCardOcr',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: { field: 'file', maxBytes: MAX_PICTURE_BYTES },
    refusals: { ...pictureRefusals, ...take(identityRefusals, 'idCardConsentMissing') },
    request: v.object({ side: v.picklist(ID_CARD_SIDES) }),
    response: v.object({
      imageId: key,
      front: orNull(v.object({ name: text(30), idNo, sex: text(4), nation: text(16), address: text(120) })),
      back: orNull(
        v.object({
          authority: text(60),
          validFrom: date,
          /** null: 长期 */
          validTo: orNull(date),
          /** ok, soon (within 90 days) or expired, by the product's clock. */
          validity: v.picklist(VALIDITIES),
        }),
      ),
      /** Our own addition: of name and idNo, or of authority, validFrom and validTo. */
      confidence,
    }),
  },
  /** Confirms the portrait side or the emblem side, with small corrections of the OCR result (domain/person/correction). */
  ocrVerify: {
    verb: 'POST',
    path: '/ocrIdentify/ocrVerify',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(personRefusals, 'idCardExpired'),
      ...take(
        identityRefusals,
        'idNoTaken',
        'detailsWrong',
        'pictureGone',
        'ageOutside',
        'identityFixed',
        'notAsOnPicture',
        'pictureTriesUsedUp',
        'idNoTriesUsedUp',
      ),
    },
    request: v.union([
      v.object({ side: v.literal('front'), imageId: key, name: text(30), idNo }),
      v.object({
        side: v.literal('back'),
        imageId: key,
        authority: text(60),
        validFrom: dateTyped,
        validTo: orNull(dateTyped),
      }),
    ]),
    response: done,
  },
  /** The ID card data already on file, for a resumed flow; the number is masked. */
  queryCertIdValidity: {
    verb: 'POST',
    path: '/ocrIdentify/queryCertIdValidity',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      front: orNull(v.object({ name: text(30), idNo: text(18) })),
      back: orNull(
        v.object({
          authority: text(60),
          validFrom: date,
          validTo: orNull(date),
          validity: v.picklist(VALIDITIES),
        }),
      ),
    }),
  },
  /** Whether this person may use this ID number. Tries with other customers' numbers are counted, and after a few the answer tells nothing more. */
  checkLimitByCertCode: {
    verb: 'POST',
    path: '/ocrIdentify/checkLimitByCertCode',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({ certCode: idNo }),
    response: v.object({ limited: flag, reason: code }),
  },
  /** Starts a face check; the person goes to `url` and comes back to the face callback page with the nonce. */
  getH5Token: {
    verb: 'POST',
    path: '/megviiLivingAuth/getH5Token',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(personRefusals, 'faceTriesUsedUp', 'idCardMissing', 'faceUnavailable'),
      ...take(identityRefusals, 'faceConsentMissing'),
    },
    request: v.object({
      scene: v.picklist(['credit', 'check']),
      terminal: v.picklist(TERMINALS),
      /** One-time value made by the client; it must come back with the result. */
      nonce: key,
    }),
    response: v.object({ bizToken: key, url: text(500) }),
  },
  /** How the check ended; decided once. */
  getAuthResult: {
    verb: 'POST',
    path: '/megviiLivingAuth/getAuthResult',
    body: 'sealed',
    auth: 'member',
    refusals: take(personRefusals, 'faceCheckUnknown'),
    request: v.object({ bizToken: key, nonce: key }),
    response: v.object({
      result: v.picklist(FACE_RESULTS),
      remainingTries: count,
      desc: v.string(),
    }),
  },
});
