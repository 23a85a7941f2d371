import * as v from 'valibot';
import { CHECK_METHODS, SENSITIVE_ACTIONS } from './codes';
import { defineCalls } from './define';
import { count, idNo, key, maskedPhone, smsCode, someOf, text } from './fields';
import { take } from './refusals';

export const identityCheckRefusals = {
  /** No valid check: missing, used, expired, of another action, person or session. */
  checkMissing: '102701',
  /** This way of checking does not suffice for the action. */
  methodRefused: '102702',
  personWrong: '102703',
  personTriesUsedUp: '102704',
  codeMissing: '102705',
  codeExpired: '102706',
  codeTriesUsedUp: '102707',
  codeWrong: '102708',
  codeTooSoon: '102709',
  codesUsedUp: '102710',
  codeNotSent: '102711',
} as const;

const action = v.picklist(SENSITIVE_ACTIONS);

/** Additions: the spec names the page (CFCVerifyUser), but no call. */
export const identityCheckCalls = defineCalls({
  /** The ways in which the person may prove who they are. */
  checkBegin: {
    verb: 'POST',
    path: '/custInfo/check/begin',
    body: 'sealed',
    auth: 'member',
    request: v.object({ action }),
    response: v.object({ methods: someOf(v.picklist(CHECK_METHODS)), phone: v.fallback(maskedPhone, '') }),
  },
  /** A code to the account's phone. */
  checkSendCode: {
    verb: 'POST',
    path: '/custInfo/check/sendCode',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(identityCheckRefusals, 'methodRefused', 'codeTooSoon', 'codesUsedUp', 'codeNotSent'),
    request: v.object({ action }),
    response: v.object({ resendSeconds: count, expireSeconds: count }),
  },
  /** Proves the identity: by the code, or by name and ID number with the code. */
  checkProve: {
    verb: 'POST',
    path: '/custInfo/check/prove',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      identityCheckRefusals,
      'methodRefused',
      'personWrong',
      'personTriesUsedUp',
      'codeMissing',
      'codeExpired',
      'codeTriesUsedUp',
      'codeWrong',
    ),
    request: v.object({
      action,
      method: v.picklist(['sms', 'idCard']),
      code: smsCode,
      name: v.optional(text(30)),
      idNo: v.optional(idNo),
    }),
    response: v.object({ checkToken: key }),
  },
});
