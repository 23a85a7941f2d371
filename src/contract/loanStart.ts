import * as v from 'valibot';
import { defineCalls } from './define';
import { code, orElse, someOf, text } from './fields';

/** Apart from the other calls of a drawing: home asks it, and needs none of them. */
export const loanStartCalls = defineCalls({
  /** Whether the person may start a drawing (spec §3 Loan union query result, §4 Loan start). */
  queryLoanUnion: {
    verb: 'POST',
    path: '/loan/queryLoanUnion',
    body: 'sealed',
    auth: 'member',
    request: v.object({ disciplinaryPhase: v.literal('1'), loginLoanType: text(32) }),
    response: v.object({
      exceptionCode: code,
      exceptionMsg: code,
      disciplinaryStatus: someOf(v.object({ loanType: code, disciplinaryType: code })),
      empowerState: orElse(v.object({ recallStatus: code }), { recallStatus: '' }),
    }),
  },
});
