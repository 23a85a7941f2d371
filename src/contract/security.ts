import * as v from 'valibot';
import { defineCalls } from './define';
import { code, count, done, instant, key, nothing, orNull, phone, someOf, truth } from './fields';
import { smsCode } from './flowFields';
import { maskedPhone } from './fields';
import { identityCheckRefusals } from './identityCheck';
import { take } from './refusals';

export const securityRefusals = {
  phoneTaken: '102801',
  phoneIsOld: '102802',
  codeMissing: '102803',
  codeExpired: '102804',
  codeTriesUsedUp: '102805',
  codeWrong: '102806',
  codeTooSoon: '102807',
  codesUsedUp: '102808',
  codeNotSent: '102809',
  deviceUnknown: '102810',
  /** Too many times within a day: each time the person gets a message. */
  freezesUsedUp: '103522',
  endsUsedUp: '103523',
} as const;

const checkMissing = take(identityCheckRefusals, 'checkMissing');

/** Security of the account (page 安全设置). Additions: the spec names only the pages. */
export const securityCalls = defineCalls({
  securityState: {
    verb: 'POST',
    path: '/custInfo/security/state',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      phone: maskedPhone,
      passwordSet: truth,
      /** Since when borrowing is frozen; null: it is open. */
      frozenAt: orNull(instant),
      /** Devices with a living session, this one first. */
      devices: someOf(v.object({ deviceKey: key, name: code, since: instant, here: truth })),
      /** What happened lately, newest first. */
      events: someOf(v.object({ action: code, at: instant })),
    }),
  },
  /** From now on the person cannot borrow, but can still repay. Freezing twice changes nothing. */
  freezeBorrowing: {
    verb: 'POST',
    path: '/custInfo/security/freeze',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(securityRefusals, 'freezesUsedUp'),
    request: nothing,
    response: done,
  },
  /** Needs the identity check thawBorrowing. */
  thawBorrowing: {
    verb: 'POST',
    path: '/custInfo/security/thaw',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: checkMissing,
    request: v.object({ checkToken: key }),
    response: done,
  },
  /** Ends another session of the person. */
  endDevice: {
    verb: 'POST',
    path: '/custInfo/security/endDevice',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(securityRefusals, 'deviceUnknown', 'endsUsedUp'),
    request: v.object({ deviceKey: key }),
    response: done,
  },
  /** A code to the new phone; needs the identity check changePhone, which stays good. */
  phoneSendCode: {
    verb: 'POST',
    path: '/custInfo/security/phoneSendCode',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...checkMissing,
      ...take(securityRefusals, 'phoneIsOld', 'codeTooSoon', 'codesUsedUp', 'codeNotSent'),
    },
    request: v.object({ newPhone: phone, checkToken: key }),
    response: v.object({ resendSeconds: count, expireSeconds: count }),
  },
  /** The new phone. Other sessions end; this one goes on. */
  phoneChange: {
    verb: 'POST',
    path: '/custInfo/security/phoneChange',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...checkMissing,
      ...take(securityRefusals, 'phoneTaken', 'codeMissing', 'codeExpired', 'codeTriesUsedUp', 'codeWrong'),
    },
    request: v.object({ newPhone: phone, code: smsCode, checkToken: key }),
    response: v.object({ phone: maskedPhone }),
  },
});
