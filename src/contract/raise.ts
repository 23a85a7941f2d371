import * as v from 'valibot';
import { RAISE_BARS, RAISE_KINDS, RAISE_STATES } from './codes';
import { defineCalls } from './define';
import { code, instant, key, nothing, oneOf, orElse, orNull, someOf, text } from './fields';
import { date, dateOrNull, rate, requestNo, yuan } from './flowFields';

const kind = v.picklist(RAISE_KINDS);

export const raiseRefusals = {
  /** No line in use, or something is overdue. */
  raiseBarred: '102201',
  /** A review is running. */
  raiseRuns: '102202',
  /** This kind was accepted, or was refused a short time ago. */
  raiseClosed: '102203',
  subjectWrong: '102204',
  figureWrong: '102205',
} as const;

/** The family of spec §7 /loanQuota/increaseQuota/...; the spec names only newCreditStatus. */
export const raiseCalls = defineCalls({
  /** What can be added for a higher limit, and the state of each. */
  raiseStatus: {
    verb: 'POST',
    path: '/loanQuota/increaseQuota/newCreditStatus',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      /** Null without a line. */
      line: orNull(v.object({ total: yuan, annualRate: rate, validTo: date })),
      /** Why nothing can be submitted now; '' if it can. */
      bar: oneOf(RAISE_BARS, ''),
      kinds: v.array(
        v.object({
          kind,
          state: v.picklist(['open', ...RAISE_STATES]),
          /** When a refused kind may be submitted again. */
          retryDate: dateOrNull,
        }),
      ),
    }),
  },
  /** Submits one kind. `subject`: the school, the company or the account; `figure`: the level, or yuan a month. */
  raiseSubmit: {
    verb: 'POST',
    path: '/loanQuota/increaseQuota/submit',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    refusals: raiseRefusals,
    request: v.object({ kind, subject: text(60), figure: text(15), requestNo }),
    response: v.object({ state: v.picklist(RAISE_STATES) }),
  },
  /** All raises, newest first, the bank's own ones included. */
  raiseRecords: {
    verb: 'POST',
    path: '/loanQuota/increaseQuota/record',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      list: someOf(
        v.object({
          raiseNo: key,
          kind: oneOf(RAISE_KINDS, 'bank'),
          subject: code,
          state: v.picklist(RAISE_STATES),
          at: instant,
          decidedAt: orElse(orNull(instant), null),
          /** The limit before and after; null unless it was raised. */
          from: orNull(yuan),
          to: orNull(yuan),
          /** When the refused kind may be submitted again; only for the newest raise of its kind. */
          retryDate: v.optional(dateOrNull),
        }),
      ),
    }),
  },
});
