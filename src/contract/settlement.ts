import * as v from 'valibot';
import { CERTIFICATE_STATES, PAPER_VERDICTS, SETTLING_STATES } from './codes';
import { defineCalls } from './define';
import { code, count, instant, key, oneOf, orNull, text } from './fields';
import { date, yuan } from './flowFields';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';

export const settlementRefusals = {
  /** Also a loan of another customer. */
  loanUnknown: '101801',
  notSettled: '101802',
  /** Also one of another customer. */
  certificateUnknown: '101803',
  mailWrong: '101804',
  /** Says how many a day are sent. */
  mailsUsedUp: '101805',
  /** The file cannot be handed out now. */
  certificateNotReady: '101806',
  mailNotSent: '101807',
  /** Says in how many minutes the next file is looked at. */
  filesUsedUp: '101808',
} as const;

const certificate = v.object({
  certificateId: key,
  loanNo: key,
  amount: yuan,
  drawnOn: date,
  settledOn: date,
  issuedAt: instant,
  /** Anyone can check the certificate with it on the gateway's public page. */
  verifyCode: text(40),
  /** The PDF, for `contractDownload`. */
  fileId: key,
  /** revoked: the loan has a later entry, such as a refund. */
  state: oneOf(CERTIFICATE_STATES, 'revoked'),
});

/** Longer than any paper of ours. */
export const MOST_PAPER_BYTES = 5 * 1024 * 1024;

export const settlementCalls = defineCalls({
  /** Every loan with how far it is from a certificate, newest first. */
  settlementList: {
    verb: 'POST',
    path: '/settlement/list',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({
      loans: v.array(
        v.object({
          loanNo: key,
          amount: yuan,
          drawnOn: date,
          terms: count,
          termsLeft: count,
          principalLeft: yuan,
          state: v.picklist(SETTLING_STATES),
          settledOn: orNull(date),
          /** The valid certificate, if there is one. */
          certificateId: orNull(key),
        }),
      ),
    }),
  },
  /** Issues the certificates of settled loans, all or none. For a loan that already has one, it answers with that certificate. */
  settlementApply: {
    verb: 'POST',
    path: '/settlement/apply',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(settlementRefusals, 'loanUnknown', 'notSettled'),
    request: v.object({ loanNos: v.pipe(v.array(key), v.minLength(1), v.maxLength(20)) }),
    response: v.object({ certificates: v.array(certificate) }),
  },
  /** Sends the stored, signed certificate to any mailbox of the person. */
  settlementMail: {
    verb: 'POST',
    path: '/settlement/mail',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      settlementRefusals,
      ...(['certificateUnknown', 'mailWrong', 'mailsUsedUp', 'certificateNotReady', 'mailNotSent'] as const),
    ),
    request: v.object({ certificateId: key, email: text(120) }),
    /** Masked. */
    response: v.object({ email: code }),
  },
  /**
   * Whether a PDF was signed by us and is unchanged since. The file is not kept. Spec §7 gives the family an upload without path and fields; this is
   * what a person has one for.
   */
  settlementUpload: {
    verb: 'POST',
    path: '/settlement/upload',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: { field: 'file', maxBytes: MOST_PAPER_BYTES, brought: true },
    refusals: { ...take(settlementRefusals, 'filesUsedUp'), ...take(pictureRefusals, 'pictureTooLarge') },
    request: v.object({}),
    response: v.object({
      verdict: v.picklist(PAPER_VERDICTS),
      /** Of a paper that is ours. */
      title: code,
      signedAt: orNull(instant),
    }),
  },
  /** Issued certificates, newest first, and where anyone can check a code. */
  settlementProve: {
    verb: 'POST',
    path: '/settlement/prove',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({ verifyUrl: text(200), certificates: v.array(certificate) }),
  },
});
