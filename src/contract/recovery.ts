import * as v from 'valibot';
import { FACE_RESULTS, ID_CARD_SIDES, RECOVERY_STEPS } from './codes';
import { TERMINALS } from './visitCodes';
import { defineCalls } from './define';
import { count, instant, key, orNull, phone, text } from './fields';
import { cardNo, date, idNo, smsCode } from './flowFields';
import { onePicture } from './pictures';
import { take } from './refusals';
import { personRefusals, pictureRefusals } from './flowRefusals';

/**
 * Recovery of an account whose phone is gone (spec §2 phoneDisabled). The spec gives pages and no calls: all of these are additions, in
 * a folder named like the pages. The person has no session; a ticket replaces it: valid 30 minutes, for one account, bound to the next
 * step, and consumed by the change. An unknown person gets the same refusals as a wrong card.
 */
const step = v.picklist(RECOVERY_STEPS);

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** How far the recovery is; oldPhone is masked. */
const progress = v.object({ step, oldPhone: text(11), expireSeconds: count });

/** Data read from the ID card, masked: the answer to an upload is not encrypted. */
const idCardRead = v.object({
  front: orNull(v.object({ name: text(30), idNo: text(18) })),
  back: orNull(v.object({ authority: text(60), validFrom: date, validTo: orNull(date) })),
});

/** resumeKey: valid only together with the end of the ID number, so that the client may keep it over a reload. */
const opened = v.object({ ticket, resumeKey: key, ...progress.entries, ...idCardRead.entries });

export const recoveryRefusals = {
  /** Says how many tries are left. */
  detailsNotMatching: '101201',
  /** Locked for 24 hours. */
  recoveryLocked: '101202',
  recoveryOver: '101203',
  anotherStep: '101204',
  /** The card belongs to another person: says how many tries are left. */
  idCardForeign: '101205',
  /** Too many cards of other persons: the recovery is over. */
  idCardTriesUsedUp: '101206',
  /** Says how many tries are left. */
  idTailWrong: '101207',
  phoneIsOld: '101208',
  /** The new phone has an account already. Only the holder of its code learns this. */
  phoneTaken: '101209',
  codeMissing: '101210',
  codeExpired: '101211',
  codeTriesUsedUp: '101212',
  /** Says how many tries are left. */
  codeWrong: '101213',
  /** Says how many seconds to wait. */
  codeTooSoon: '101214',
  /** No codes left today, or the message was not sent. */
  codeNotSent: '101215',
} as const;

export const recoveryCalls = defineCalls({
  /** Step 1. */
  recoveryStart: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/start',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: take(recoveryRefusals, 'detailsNotMatching', 'recoveryLocked'),
    request: v.object({ name: text(30), idNo, cardNo }),
    response: opened,
  },
  /** After a reload: a new ticket for the lost one. */
  recoveryResume: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/resume',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: take(recoveryRefusals, 'recoveryOver', 'idTailWrong'),
    request: v.object({ resumeKey: key, idTail: v.pipe(v.string(), v.regex(/^\d{5}[\dX]$/)) }),
    response: opened,
  },
  /** Step 2: one side of the ID card, together with the consent for it. */
  recoveryIdCard: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/idCardOcr',
    beyond: true,
    body: 'multipart',
    auth: 'client',
    slow: true,
    files: onePicture,
    refusals: {
      ...pictureRefusals,
      ...take(personRefusals, 'idCardExpired'),
      ...take(recoveryRefusals, 'recoveryOver', 'anotherStep', 'idCardForeign', 'idCardTriesUsedUp'),
    },
    request: v.object({ ticket, side: v.picklist(ID_CARD_SIDES), agreement: v.literal('id-card') }),
    response: v.object({ ...progress.entries, ...idCardRead.entries }),
  },
  /** Step 2, if the account was opened with a face check. */
  recoveryFace: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/face',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: {
      ...take(personRefusals, 'faceTriesUsedUp', 'faceUnavailable'),
      ...take(recoveryRefusals, 'recoveryOver', 'anotherStep'),
    },
    request: v.object({
      ticket,
      terminal: v.picklist(TERMINALS),
      /** One-time value made by the client; it must come back with the result. */
      nonce: key,
      agreement: v.literal('face'),
    }),
    response: v.object({ bizToken: key, url: text(500) }),
  },
  /** Result of this recovery's face check; if it was passed, the next step is open. */
  recoveryFaceResult: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/faceResult',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    refusals: {
      ...take(personRefusals, 'faceCheckUnknown'),
      ...take(recoveryRefusals, 'recoveryOver', 'anotherStep'),
    },
    request: v.object({ ticket, bizToken: key, nonce: key }),
    response: v.object({
      result: v.picklist(FACE_RESULTS),
      remainingTries: count,
      desc: v.string(),
      ...progress.entries,
    }),
  },
  /** Step 3: a code to the new phone, whether it is in use or not. */
  recoverySendCode: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/sendCode',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: take(
      recoveryRefusals,
      'recoveryOver',
      'anotherStep',
      'phoneIsOld',
      'codeTooSoon',
      'codeNotSent',
    ),
    request: v.object({ ticket, newPhone: phone }),
    response: v.object({ resendSeconds: count, expireSeconds: count }),
  },
  /** Changes the phone: sessions end, the ticket is consumed; the same request again gets the same answer. */
  recoveryChangePhone: {
    verb: 'POST',
    path: '/app/login/phoneDisabled/changePhone',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: take(
      recoveryRefusals,
      'recoveryOver',
      'anotherStep',
      'phoneTaken',
      'codeMissing',
      'codeExpired',
      'codeTriesUsedUp',
      'codeWrong',
    ),
    request: v.object({ ticket, newPhone: phone, code: smsCode }),
    response: v.object({ phone: text(11), changedAt: instant }),
  },
});
