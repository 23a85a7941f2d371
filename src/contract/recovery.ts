import * as v from 'valibot';
import { defineCalls } from './define';
import { cardNo, count, date, idNo, instant, key, phone, smsCode, text } from './fields';

/**
 * Recovery of an account whose phone is gone (spec §2 phoneDisabled). The spec gives pages and no calls: all of these are additions, below
 * a folder of the pages' name. Whoever asks has no session; a ticket stands in its place: 30 minutes, for one account, bound to the next
 * step, and gone with the change. Every refusal of an unknown person is that of a wrong card.
 */
const step = v.picklist(['idCard', 'face', 'phone', 'done']);

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** How far the recovery is; oldPhone is masked. */
const progress = v.object({ step, oldPhone: text(11), expireSeconds: count });

/** What was read of the ID card, masked: the answer to an upload is not encrypted. */
const idCardRead = v.object({
  front: v.nullable(v.object({ name: text(30), idNo: text(18) })),
  back: v.nullable(v.object({ authority: text(60), validFrom: date, validTo: v.nullable(date) })),
});

/** resumeKey: good only with the end of the ID number, so that the client may keep it over a reload. */
const opened = v.object({ ticket, resumeKey: key, ...progress.entries, ...idCardRead.entries });

export const recoveryCalls = defineCalls({
  /** Step 1. Refused 101201 (does not match; says how many tries are left), 101202 (locked for 24 hours). */
  recoveryStart: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/start',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({ name: text(30), idNo, cardNo }),
    response: opened,
  },
  /** After a reload: another ticket for the one that was lost. Refused 101207 (wrong), 101203 (over). */
  recoveryResume: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/resume',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({ resumeKey: key, idTail: v.pipe(v.string(), v.regex(/^\d{5}[\dX]$/)) }),
    response: opened,
  },
  /**
   * Step 2: one side of the ID card; its own consent travels with it. Refused like idCardOcr, 100406 (expired), 101203 (over), 101204
   * (another step), 101205 (not this person's), 101206 (that too often: the recovery is over).
   */
  recoveryIdCard: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/idCardOcr',
    body: 'multipart',
    auth: 'client',
    slow: true,
    files: { field: 'file', maxBytes: 8 * 1024 * 1024 },
    request: v.object({ ticket, side: v.picklist(['front', 'back']), agreement: v.literal('id-card') }),
    response: v.object({ ...progress.entries, ...idCardRead.entries }),
  },
  /** Step 2, where the account was opened with a face check. Refused 101203, 101204, 100411 (none left today), 100416 (none to be had). */
  recoveryFace: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/face',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({
      ticket,
      terminal: v.picklist(['h5', 'weapp']),
      /** One-time value of the client's making that must come back with the result. */
      nonce: key,
      agreement: v.literal('face'),
    }),
    response: v.object({ bizToken: key, url: text(500) }),
  },
  /** How the check of this recovery ended; passed, it leads on. */
  recoveryFaceResult: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/faceResult',
    body: 'sealed',
    auth: 'client',
    request: v.object({ ticket, bizToken: key, nonce: key }),
    response: v.object({
      result: v.picklist(['passed', 'failed', 'cancelled', 'pending']),
      remainingTries: count,
      desc: v.string(),
      ...progress.entries,
    }),
  },
  /** Step 3: a code to the new phone, whether it is in use or not. Refused 101203, 101204, 101208 (the old one), 101214 (too soon), 101215 (too often). */
  recoverySendCode: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/sendCode',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({ ticket, newPhone: phone }),
    response: v.object({ resendSeconds: count, expireSeconds: count }),
  },
  /**
   * The change itself: sessions end, the ticket is used up; the same request once more gets the same answer. Refused 101203, 101204,
   * 101209 (the new phone has an account: told only to who has its code), 101210 to 101213 (code not sent, expired, too often wrong, wrong).
   */
  recoveryChangePhone: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/changePhone',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({ ticket, newPhone: phone, code: smsCode }),
    response: v.object({ phone: text(11), changedAt: instant }),
  },
});
