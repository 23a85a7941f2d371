import * as v from 'valibot';
import { defineCalls } from './define';
import { done, key, tradePassword } from './fields';

export const passwordCalls = defineCalls({
  /** First trade password. Weak ones are refused with 100701, a second one with 100702. */
  passwordSet: {
    verb: 'POST',
    path: '/password/set',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({ password: tradePassword }),
    response: done,
  },
  /**
   * Checks the trade password before money moves. The proof is good for one use within five minutes.
   * Wrong: 100703, RETURN_DESC says how many tries are left; locked: 100704.
   */
  verifyPsw: {
    verb: 'POST',
    path: '/loan/verifyPsw',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({ password: tradePassword, purpose: v.picklist(['loan', 'repay']) }),
    response: v.object({ pswToken: key }),
  },
});
