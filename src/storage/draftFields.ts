import type * as v from 'valibot';
import { count, flag, list, matching, oneOf, record, text } from './fields';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const yuan = matching(/^\d{1,12}\.\d{2}$/);
/** A key made by the server. */
const key = matching(/^[\w-]{1,64}$/);

const contact = record({
  name: text(30),
  phone: text(20),
  relation: oneOf(['parent', 'spouse', 'child', 'sibling', 'friend', 'colleague'], ''),
});
const contacts = list(contact, 3);

/** Contacts as typed. */
export const contactEntries = record({ general: contacts, emergency: contacts });
export type ContactEntries = v.InferOutput<typeof contactEntries>;

/** Contacts in the draft of a flow, encrypted: up to six, with names of 30 characters. */
const sealedContacts = text(4096);

/** Fields of every flow: when the draft was last saved, and the request number of the confirmation of `requestFor`. */
const common = {
  /** Milliseconds since 1970. */
  savedAt: count,
  requestNo: matching(UUID),
  /** What is being confirmed: a new subject gets a new number, a retry keeps it. Encrypted if it repeats what was typed. */
  requestFor: text(1024),
};

/** A code that was sent to a phone: to which phone (encrypted), how, and when. Never the code itself. */
const sentCode = record({
  phone: text(128),
  way: oneOf(['sms', 'voice'], 'sms'),
  /** Milliseconds since 1970; start of the code's lifetime and of the pause before the next code. */
  at: count,
  resendSeconds: count,
  expireSeconds: count,
});

/**
 * What a person has entered and not yet sent, by flow. Never stored: passwords, codes, ID numbers, ticks
 * under agreements (no consent is ticked beforehand), and in clear card numbers and what says who a person is, where they live, work or learned,
 * what they earn, or what they write.
 */
export const draftFields = {
  login: record({ ...common, sent: sentCode }),
  credit: record({
    ...common,
    contacts: sealedContacts,
    /** Occupation and employer, encrypted. */
    work: text(1024),
    /** Where the flow leads when the person leaves it (spec §4 Credit steps); checked when it is used. */
    callbackUrl: text(2048),
    /** Nonce of the running face check: its result must come back with this value. */
    faceNonce: key,
    bizToken: key,
  }),
  /** Running binding at a bank's own page: the person must come back with this nonce (src/callback reads it). */
  bindCard: record({
    ...common,
    /** Card number and reserved phone of the other way, encrypted. */
    typed: text(512),
    bindSeq: key,
    bindNonce: key,
    /** The page that needs a card: the result leads back to it. */
    from: oneOf(['loan', 'repayEntry', 'repayConfirm'], ''),
  }),
  loan: record({
    ...common,
    amount: yuan,
    term: count,
    method: oneOf(['equal-instalment', 'equal-principal', 'interest-first', 'bullet'], ''),
    purpose: oneOf(['shopping', 'education', 'travel', 'decoration', 'medical', 'daily'], ''),
    couponId: key,
    cardId: key,
    /** Set only if more than one is offered. */
    product: key,
    /** The delivery address, encrypted. */
    address: text(2048),
    loanSeq: key,
    signSeq: key,
    /** The drawing was sent under `requestNo`; its result is not known yet. */
    sent: flag,
    /** Since then the person has made the choices of the next drawing, in another window. */
    next: flag,
    contacts: sealedContacts,
  }),
  repay: record({
    ...common,
    kind: oneOf(['due', 'payoff', 'coolingOff', 'partial'], ''),
    loanNos: list(key, 20),
    /** Of a partial repayment: yuan as typed, and the plan after it. */
    amount: matching(/^\d{0,9}(\.\d{0,2})?$/),
    plan: oneOf(['sameTerms', 'sooner'], ''),
    couponId: key,
    cardId: key,
    /** The payment was sent under `requestNo`; its result is not known yet. */
    sent: flag,
  }),
  /** Employment data of an enterprise's employee, encrypted. */
  enterprise: record({ ...common, typed: text(2048) }),
  /** Data for a higher limit; the account of a provident fund is not stored. */
  raise: record({
    ...common,
    kind: oneOf(['education', 'company', 'fund'], ''),
    /** Encrypted. */
    typed: text(1024),
  }),
  /** A bank transfer that the person reports; the gateway has the vouchers already. */
  offline: record({
    ...common,
    loanNo: key,
    amount: matching(/^\d{0,9}(\.\d{0,2})?$/),
    paidOn: matching(/^\d{4}-\d{2}-\d{2}$/),
  }),
  /** The hand-in of a proof of consumption; the gateway has the files already. */
  proof: record(common),
  /** The hand-in of a document that was asked for after credit. */
  supplement: record(common),
  /** A suggestion or complaint, its text encrypted; the gateway has the pictures already. */
  propose: record({
    ...common,
    typeId: text(32),
    typed: text(4096),
    /** Why the person disagrees with an answer, and which answer it is. */
    again: text(4096),
  }),
  /** A graduate's education, encrypted; the gateway has the files already. */
  education: record({ ...common, typed: text(1024) }),
  /** Personal data that are being edited, the next phone, and why an account is cancelled; encrypted. */
  person: record({
    ...common,
    typed: text(4096),
    contacts: sealedContacts,
    phone: text(256),
    leaving: text(2048),
  }),
  /** The employer's mailbox and company, encrypted. */
  employerMail: record({ ...common, typed: text(2048) }),
  /** A stand-alone face check that has begun, and its caller. */
  face: record({
    /** The subject of the action behind an identity check: a card, a part of the personal data; '' for none. */
    subject: key,
    ...common,
    scene: oneOf(['check'], ''),
    /** The sensitive action. */
    action: text(32),
    faceNonce: key,
    bizToken: key,
  }),
  /** Recovery of an account: these values alone give no access, the person has to add data (contract recoveryResume). */
  recovery: record({
    ...common,
    resumeKey: key,
    faceNonce: key,
    bizToken: key,
    /** Result of the recovery: the new phone, masked. */
    newPhone: matching(/^1\d{2}\*{4}\d{4}$/),
    sent: sentCode,
  }),
};
