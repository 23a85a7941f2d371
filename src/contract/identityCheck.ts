import * as v from 'valibot';
import { CHECK_METHODS, SENSITIVE_ACTIONS } from './codes';
import { defineCalls } from './define';
import { count, done, key, truth } from './fields';
import { idNo, smsCode } from './flowFields';
import { maskedPhone } from './fields';
import { take } from './refusals';

export const identityCheckRefusals = {
  /** No valid check for this action: none, used, expired, or of another action, person or session. */
  checkMissing: '102701',
  idNumberWrong: '102702',
  idNumberTriesUsedUp: '102703',
  codeMissing: '102704',
  codeExpired: '102705',
  codeTriesUsedUp: '102706',
  codeWrong: '102707',
  codeTooSoon: '102708',
  codesUsedUp: '102709',
  codeNotSent: '102710',
  /** No face check of the last ten minutes was passed for this action. */
  faceMissing: '102711',
  /** The action takes another method. */
  methodWrong: '102712',
  /** Five wrong codes within a day, over all codes. */
  checkTriesUsedUp: '102713',
} as const;

const action = v.picklist(SENSITIVE_ACTIONS);
const checked = v.object({ checkToken: key });

/** The identity check before a sensitive action (page CFCVerifyUser). Additions: the spec names only the page. */
export const identityCheckCalls = defineCalls({
  /** The methods that prove the identity for an action. */
  checkMethods: {
    verb: 'POST',
    path: '/custInfo/check/methods',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: v.object({ action }),
    response: v.object({
      methods: v.array(v.picklist(CHECK_METHODS)),
      /** The person's ID number is on file: it is asked for beside the code. */
      identified: truth,
      phone: maskedPhone,
    }),
  },
  /** A code to the account's phone. */
  checkSendCode: {
    verb: 'POST',
    path: '/custInfo/check/sendCode',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      identityCheckRefusals,
      'codeTooSoon',
      'codesUsedUp',
      'codeNotSent',
      'methodWrong',
      'checkTriesUsedUp',
    ),
    request: v.object({ action }),
    response: v.object({ resendSeconds: count, expireSeconds: count }),
  },
  /** By the code, and the ID number if it is on file. The token is valid once, for this action, within ten minutes. */
  checkByCode: {
    verb: 'POST',
    path: '/custInfo/check/code',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      identityCheckRefusals,
      'idNumberWrong',
      'idNumberTriesUsedUp',
      'codeMissing',
      'codeExpired',
      'codeTriesUsedUp',
      'codeWrong',
      'methodWrong',
      'checkTriesUsedUp',
    ),
    request: v.object({ action, code: smsCode, idNo: v.optional(idNo) }),
    response: checked,
  },
  /** Before the face check: it is for this action, in this session. */
  checkAimFace: {
    verb: 'POST',
    path: '/custInfo/check/aimFace',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(identityCheckRefusals, 'methodWrong'),
    request: v.object({ action }),
    response: done,
  },
  /** By a face check of the scene 'check' that was started for this action within ten minutes, was passed, and was not used yet. */
  checkByFace: {
    verb: 'POST',
    path: '/custInfo/check/face',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(identityCheckRefusals, 'faceMissing', 'methodWrong'),
    request: v.object({ action }),
    response: checked,
  },
});
