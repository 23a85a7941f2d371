import * as v from 'valibot';
import { defineCalls } from './define';
import { code, count, instant, nothing, orNull, text } from './fields';
import { smsCode } from './flowFields';
import { take } from './refusals';

export const employerMailRefusals = {
  mailWrong: '103101',
  /** Proved by another person. */
  mailTaken: '103102',
  codeMissing: '103103',
  codeExpired: '103104',
  codeTriesUsedUp: '103105',
  codeWrong: '103106',
  codeTooSoon: '103107',
  codesUsedUp: '103108',
  codeNotSent: '103109',
  companyWrong: '103110',
  jobWrong: '103111',
  /** No proved mail waits for company data. */
  supplementClosed: '103112',
} as const;

/** none; sent: a code has been sent; proved: company data are missing; reviewing; verified; refused: company data once more. */
const MAIL_STATES = ['none', 'sent', 'proved', 'reviewing', 'verified', 'refused'] as const;

const mail = v.object({
  state: v.picklist(MAIL_STATES),
  /** Masked: 'li***@company.com'. */
  email: code,
  /** Masked: the mailbox that a code went to and that is not proved yet; '' for none. `email` stays the proved one until then. */
  asked: code,
  company: code,
  job: code,
  reason: code,
  provedAt: orNull(instant),
});

/** The employer's mail (pages enterprise_mail). The spec names the family 'enterprise email' without paths. */
export const employerMailCalls = defineCalls({
  mailQuery: {
    verb: 'POST',
    path: '/enterprise/email/query',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: mail,
  },
  /** A code by mail; without an address to the one of the last code. */
  mailSendCode: {
    verb: 'POST',
    path: '/enterprise/email/sendCode',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      employerMailRefusals,
      ...(['mailWrong', 'mailTaken', 'codeTooSoon', 'codesUsedUp', 'codeNotSent'] as const),
    ),
    request: v.object({ email: v.optional(text(120)) }),
    response: v.object({ email: code, resendSeconds: count, expireSeconds: count }),
  },
  /** Proves the mailbox. A known employer's domain verifies the employment at once. */
  mailVerify: {
    verb: 'POST',
    path: '/enterprise/email/verify',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      employerMailRefusals,
      ...(['mailTaken', 'codeMissing', 'codeExpired', 'codeTriesUsedUp', 'codeWrong'] as const),
    ),
    request: v.object({ code: smsCode }),
    response: mail,
  },
  /** Company data for a domain that we do not know yet; then it is reviewed. */
  mailSupplement: {
    verb: 'POST',
    path: '/enterprise/email/supplement',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(employerMailRefusals, 'companyWrong', 'jobWrong', 'supplementClosed'),
    request: v.object({ company: text(60), job: text(30) }),
    response: mail,
  },
});
