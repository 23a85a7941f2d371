import * as v from 'valibot';
import { SEXES } from './codes';
import { defineCalls } from './define';
import { code, done, flag, nothing, oneOf, orElse, phone, tally, text } from './fields';
import { channelFields, smsCode } from './flowFields';
import { maskedPhone } from './fields';
import { take } from './refusals';

/** The data about the person that the client may keep (spec §3 userInfo); idNo and phone are masked. */
export const userInfo = v.object({
  custId: text(64),
  phone: orElse(maskedPhone, ''),
  custName: code,
  idNo: code,
  certCode: code,
  sex: oneOf(SEXES, ''),
  isCredit: flag,
  isLoan: flag,
  /** The account is cancelled, and the person may still change their mind. */
  leaving: flag,
});

/** The answer to every login. It has no whole phone number: only a person who types the number has it. */
export const loggedIn = v.object({ tokenCode: text(128), isNew: flag, userInfo });

const codeSent = v.object({
  /** Seconds until another code may be asked for. */
  resendSeconds: tally(60),
  /** Seconds until the code expires. */
  expireSeconds: tally(300),
});
/** picToken: proof of a solved picture code; required after repeated sends to the phone, or very many from one address. */
const sendCode = v.object({ phone, picToken: v.optional(text(64)) });

export const loginRefusals = {
  /** A picture code must be solved before the next send. */
  pictureNeeded: '100301',
  /** Says how many seconds to wait. */
  codeTooSoon: '100302',
  /** No codes left today. */
  codesUsedUp: '100303',
  codeMissing: '100304',
  codeExpired: '100305',
  codeTriesUsedUp: '100306',
  /** Says how many tries are left. */
  codeWrong: '100307',
  pictureWrong: '100308',
  agreementMissing: '100309',
  /** The message was not sent and does not count. */
  codeNotSent: '100310',
  /** Very many wrong codes from this address: says how long to wait. */
  addressHasToWait: '100311',
  /** Very many picture codes for this address: says how long to wait. */
  picturesTooOften: '100312',
} as const;

const sendRefusals = take(loginRefusals, 'pictureNeeded', 'codeTooSoon', 'codesUsedUp', 'codeNotSent');

/** Refusals of a login by a code. */
export const codeLoginRefusals = take(
  loginRefusals,
  'codeMissing',
  'codeExpired',
  'codeTriesUsedUp',
  'codeWrong',
  'agreementMissing',
  'addressHasToWait',
);

export const loginCalls = defineCalls({
  sendLoginSmsVCode: {
    verb: 'POST',
    path: '/app/login/sendLoginSmsVCode',
    body: 'sealed',
    auth: 'client',
    refusals: sendRefusals,
    request: sendCode,
    response: codeSent,
  },
  sendLoginVoiceVCode: {
    verb: 'POST',
    path: '/app/login/sendLoginVoiceVCode',
    body: 'sealed',
    auth: 'client',
    refusals: sendRefusals,
    request: sendCode,
    response: codeSent,
  },
  /** Whether a picture code must be solved before the next send to this phone. */
  queryLoginPic: {
    verb: 'POST',
    path: '/app/login/queryLoginPic',
    body: 'sealed',
    auth: 'client',
    request: v.object({ phone }),
    response: v.object({ needPic: flag }),
  },
  /** image: a data URL (PNG). */
  generatePicVCode: {
    verb: 'POST',
    path: '/app/login/generatePicVCode',
    body: 'sealed',
    auth: 'client',
    refusals: take(loginRefusals, 'picturesTooOften'),
    request: v.object({ phone }),
    response: v.object({ picId: text(64), image: v.string() }),
  },
  verifyPicVCode: {
    verb: 'POST',
    path: '/app/login/verifyPicVCode',
    body: 'sealed',
    auth: 'client',
    refusals: take(loginRefusals, 'pictureWrong'),
    request: v.object({ phone, picId: text(64), picCode: text(8) }),
    response: v.object({ picToken: text(64) }),
  },
  /** Logs in, registering an unknown phone (spec §7 Login). agreements: template ids the person ticked. */
  registerOrLogin: {
    verb: 'POST',
    path: '/app/login/registerOrLogin',
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: codeLoginRefusals,
    request: v.object({
      phone,
      code: smsCode,
      sourceFlag: v.pipe(v.string(), v.maxLength(32)),
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
      ...channelFields,
    }),
    response: loggedIn,
  },
  signOut: {
    verb: 'POST',
    path: '/kzx/login/signOut',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: done,
  },
});
