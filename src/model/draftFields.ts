import { count, flag, list, matching, oneOf, record, text } from './schema';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const yuan = matching(/^\d{1,12}\.\d{2}$/);
/** A key of the server's making. */
const key = matching(/^[\w-]{1,64}$/);

const contact = record({
  name: text(30),
  phone: text(20),
  relation: oneOf(['parent', 'spouse', 'child', 'sibling', 'friend', 'colleague'], ''),
});
const contacts = list(contact, 3);

/** Contacts as they are typed. */
export const contactEntries = record({ general: contacts, emergency: contacts });
export type ContactEntries = ReturnType<typeof contactEntries.read>;

/** In the draft of a flow they stand encrypted (stores/contactsDraft), up to six with their names of 30 characters. */
const keptContacts = {
  contacts: text(4096),
  /** As older builds have left them, in clear; encrypted at the next start. */
  general: contacts,
  emergency: contacts,
};

/** Of every flow: when it was last kept, and the request number of the confirmation of `requestFor`. */
const common = {
  /** Milliseconds since 1970. */
  savedAt: count,
  requestNo: matching(UUID),
  /** What is being confirmed: a new subject takes a new number, a retry keeps it. */
  requestFor: text(128),
};

/** Of a code that was sent to a phone: to which (encrypted), how, and when. Never the code itself. */
const sentCode = record({
  phone: text(128),
  way: oneOf(['sms', 'voice'], 'sms'),
  /** Milliseconds since 1970; the lives of the code and of the pause after it are counted from there. */
  at: count,
  resendSeconds: count,
  expireSeconds: count,
});

/**
 * What a person has entered and not yet sent, by flow. Never here: passwords, codes, ID and card numbers, ticks
 * under agreements (no consent is ticked beforehand), and names or phones in clear.
 */
export const draftFields = {
  login: record({ ...common, sent: sentCode }),
  credit: record({
    ...common,
    ...keptContacts,
    occupation: text(32),
    company: text(60),
    /** Where the flow is left to (spec §4 Credit steps); checked when it is used. */
    callbackUrl: text(2048),
    /** Of the face check that is under way: its result must come back with this value. */
    faceNonce: key,
    bizToken: key,
  }),
  /** Binding at a bank's own page that is under way: the person must come back with this value (src/callback reads it). */
  bindCard: record({ ...common, bindSeq: key, bindNonce: key }),
  loan: record({
    ...common,
    amount: yuan,
    term: count,
    method: oneOf(['equal-instalment', 'equal-principal', 'interest-first', 'bullet'], ''),
    purpose: oneOf(['shopping', 'education', 'travel', 'decoration', 'medical', 'daily'], ''),
    couponId: key,
    cardId: key,
    usageRead: flag,
    loanSeq: key,
    signSeq: key,
    /** The drawing went out under `requestNo`, and what became of it is not known yet. */
    sent: flag,
    ...keptContacts,
  }),
  repay: record({
    ...common,
    kind: oneOf(['due', 'payoff', 'coolingOff'], ''),
    loanNos: list(key, 20),
    couponId: key,
    cardId: key,
    /** The payment went out under `requestNo`, and what became of it is not known yet. */
    sent: flag,
  }),
  /** Employment data of an enterprise's employee. */
  enterprise: record({
    ...common,
    company: text(60),
    job: text(30),
    /** Yuan a month as typed. */
    income: matching(/^[\d.]{0,15}$/),
  }),
  /** Of a graduate; the files are with the gateway already. */
  education: record({
    ...common,
    school: text(40),
    level: oneOf(['college', 'bachelor', 'master', 'doctor'], ''),
    graduationYear: count,
  }),
  /** Recovery of an account: nothing here opens anything without the person's own knowledge (contract recoveryResume). */
  recovery: record({
    ...common,
    resumeKey: key,
    faceNonce: key,
    bizToken: key,
    /** How it ended: the new phone, masked. */
    newPhone: matching(/^1\d{2}\*{4}\d{4}$/),
    sent: sentCode,
  }),
};
