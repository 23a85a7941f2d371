import * as v from 'valibot';
import { PAYMENT_KINDS } from './codes';
import { defineCalls } from './define';
import { done, key, tradePassword } from './fields';
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
} as const;

export const passwordCalls = defineCalls({
  /** First trade password. */
  passwordSet: {
    verb: 'POST',
    path: '/password/set',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(passwordRefusals, 'passwordWeak', 'passwordSetAlready'),
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
    request: v.object({ password: tradePassword, purpose: v.picklist(PAYMENT_KINDS) }),
    response: v.object({ pswToken: key }),
  },
});
