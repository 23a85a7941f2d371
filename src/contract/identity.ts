import * as v from 'valibot';
import { defineCalls } from './define';
import { count, date, done, idNo, key, nothing, text } from './fields';

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Typed by a person: whether there is such a day is answered in words beside the field (100408). */
const dateTyped = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

export const identityCalls = defineCalls({
  /**
   * Reads one side of an ID card from a picture (spec §7 Credit, loading text for ID parsing).
   * Refused with 100401 (no document found), 100402 (wrong side), 100403 (not a picture), 100404 (too large).
   */
  idCardOcr: {
    verb: 'POST',
    path: '/ocrIdentify/idCardOcr',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: { field: 'file', maxBytes: MAX_PICTURE_BYTES },
    request: v.object({ side: v.picklist(['front', 'back']) }),
    response: v.object({
      imageId: key,
      front: v.nullable(
        v.object({ name: text(30), idNo, sex: text(4), nation: text(16), address: text(120) }),
      ),
      back: v.nullable(
        v.object({
          authority: text(60),
          validFrom: date,
          /** null: 长期 */
          validTo: v.nullable(date),
          /** ok, soon (within 90 days) or expired, by the product's clock. */
          validity: v.picklist(['ok', 'soon', 'expired']),
        }),
      ),
    }),
  },
  /**
   * Confirms the portrait side or the emblem side, with small corrections of what was read (domain/person/correction). Refused with 100405
   * (another customer's number), 100418 (another than on the photo), 100419 (this photo's confirmations are used up), 100420 (told too
   * often today that a number is another customer's).
   */
  ocrVerify: {
    verb: 'POST',
    path: '/ocrIdentify/ocrVerify',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.variant('side', [
      v.object({ side: v.literal('front'), imageId: key, name: text(30), idNo }),
      v.object({
        side: v.literal('back'),
        imageId: key,
        authority: text(60),
        validFrom: dateTyped,
        validTo: v.nullable(dateTyped),
      }),
    ]),
    response: done,
  },
  /** What of the ID card is on file already, for a resumed flow; the number is masked. */
  queryCertIdValidity: {
    verb: 'POST',
    path: '/ocrIdentify/queryCertIdValidity',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      front: v.nullable(v.object({ name: text(30), idNo: text(18) })),
      back: v.nullable(
        v.object({
          authority: text(60),
          validFrom: date,
          validTo: v.nullable(date),
          validity: v.picklist(['ok', 'soon', 'expired']),
        }),
      ),
    }),
  },
  /** Starts a face check; the person goes to `url` and comes back to the face callback page with nonce. */
  getH5Token: {
    verb: 'POST',
    path: '/megviiLivingAuth/getH5Token',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({
      scene: v.picklist(['credit', 'loan', 'phone', 'card']),
      terminal: v.picklist(['h5', 'weapp']),
      /** One-time value of the client's making that must come back with the result. */
      nonce: key,
    }),
    response: v.object({ bizToken: key, url: text(500) }),
  },
  /** How the check ended; decided once. Refused 100417: not this person's, or not the nonce it was started with. */
  getAuthResult: {
    verb: 'POST',
    path: '/megviiLivingAuth/getAuthResult',
    body: 'sealed',
    auth: 'member',
    request: v.object({ bizToken: key, nonce: key }),
    response: v.object({
      result: v.picklist(['passed', 'failed', 'cancelled', 'pending']),
      remainingTries: count,
      desc: v.string(),
    }),
  },
});
