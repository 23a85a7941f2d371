import * as v from 'valibot';
import { PAYMENT_KINDS } from './codes';
import { defineCalls } from './define';
import { count, done, key } from './fields';
import { idNo, smsCode, tradePassword } from './flowFields';
import { take } from './refusals';

export const passwordRefusals = {
  passwordWeak: '100701',
  passwordSetAlready: '100702',
  /** Says how many tries are left. */
  passwordWrong: '100703',
  /** Says how many minutes to wait. */
  passwordLocked: '100704',
  /** No trade password is set yet. */
  passwordMissing: '100706',
  /** The ID number is not this person's. */
  idNumberWrong: '100707',
  /** Too many wrong ID numbers today. */
  idNumberTriesUsedUp: '100708',
  codeMissing: '100709',
  codeExpired: '100710',
  codeTriesUsedUp: '100711',
  codeWrong: '100712',
  codeTooSoon: '100713',
  codesUsedUp: '100714',
  codeNotSent: '100715',
  /** The identity check was used, or is too old. */
  checkSpent: '100716',
  /** The new password is the old one. */
  passwordSame: '100717',
} as const;

const changeRefusals = take(
  passwordRefusals,
  'passwordWeak',
  'passwordMissing',
  'passwordWrong',
  'passwordLocked',
  'passwordSame',
);
const change = v.object({ oldPassword: tradePassword, password: tradePassword });

export const passwordCalls = defineCalls({
  /** First trade password. */
  passwordSet: {
    verb: 'POST',
    path: '/password/set',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(passwordRefusals, 'passwordWeak', 'passwordSetAlready'),
    passwords: ['password'],
    request: v.object({ password: tradePassword }),
    response: done,
  },
  /** Forgotten trade password, step 1: a code to the account's phone, for the holder of the ID number. */
  passwordSendCode: {
    verb: 'POST',
    path: '/password/sendCode',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      passwordRefusals,
      'passwordMissing',
      'idNumberWrong',
      'idNumberTriesUsedUp',
      'codeTooSoon',
      'codesUsedUp',
      'codeNotSent',
    ),
    request: v.object({ idNo }),
    response: v.object({ resendSeconds: count, expireSeconds: count }),
  },
  /** Step 2: ID number and code together; the ticket is valid for one new password within ten minutes. */
  passwordVerify: {
    verb: 'POST',
    path: '/password/verify',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      passwordRefusals,
      'idNumberWrong',
      'idNumberTriesUsedUp',
      'codeMissing',
      'codeExpired',
      'codeTriesUsedUp',
      'codeWrong',
    ),
    request: v.object({ idNo, code: smsCode }),
    response: v.object({ resetToken: key }),
  },
  /** Step 3: the new trade password. Earlier proofs of the old one are void. */
  passwordReset: {
    verb: 'POST',
    path: '/password/reset',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(passwordRefusals, 'passwordWeak', 'passwordMissing', 'checkSpent'),
    passwords: ['password'],
    request: v.object({ resetToken: key, password: tradePassword }),
    response: done,
  },
  /** The older address of passwordReset. */
  passwordreset: {
    verb: 'POST',
    path: '/password/passwordreset',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(passwordRefusals, 'passwordWeak', 'passwordMissing', 'checkSpent'),
    passwords: ['password'],
    request: v.object({ resetToken: key, password: tradePassword }),
    response: done,
  },
  /** A new trade password, for a person who knows the old one. Earlier proofs of the old one are void. */
  passwordUpdate: {
    verb: 'POST',
    path: '/password/update',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: changeRefusals,
    passwords: ['oldPassword', 'password'],
    request: change,
    response: done,
  },
  /** The older address of passwordUpdate. */
  updatepwd: {
    verb: 'POST',
    path: '/password/updatepwd',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: changeRefusals,
    passwords: ['oldPassword', 'password'],
    request: change,
    response: done,
  },
  /** The first trade password by the loan's own address. */
  setPsw: {
    verb: 'POST',
    path: '/loan/setPsw',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(passwordRefusals, 'passwordWeak', 'passwordSetAlready'),
    passwords: ['password'],
    request: v.object({ password: tradePassword }),
    response: done,
  },
  /** Checks the trade password before money moves. The proof is valid for one use within five minutes. */
  verifyPsw: {
    verb: 'POST',
    path: '/loan/verifyPsw',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(passwordRefusals, 'passwordWrong', 'passwordLocked', 'passwordMissing'),
    passwords: ['password'],
    request: v.object({ password: tradePassword, purpose: v.picklist(PAYMENT_KINDS) }),
    response: v.object({ pswToken: key }),
  },
});
