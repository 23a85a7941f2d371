/*
 * Code sets of the wire that more than one place needs. Plain lists without schemas, so that the rules of the domain can import them, too.
 * The domain has the Chinese name of each code.
 */

export const SEXES = ['M', 'F'] as const;

export const CARD_TYPES = ['debit', 'credit'] as const;
export type CardType = (typeof CARD_TYPES)[number];
/** Whether a bank binds cards at the moment. */
export const BANK_STATES = ['open', 'maintained'] as const;
/** How a person left the bank's own page. */
export const BANK_RESULTS = ['agreed', 'refused', 'failed'] as const;
export type BankResult = (typeof BANK_RESULTS)[number];

/** Ways to repay (product decisions, lending rules). */
export const REPAYMENT_METHODS = ['equal-instalment', 'equal-principal', 'interest-first', 'bullet'] as const;
export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number];

/** What a loan may be for: consumption only (product decisions, what the law asks). */
export const PURPOSES = ['daily', 'shopping', 'education', 'travel', 'decoration', 'medical'] as const;
export type LoanPurpose = (typeof PURPOSES)[number];

/** Steps of an opened drawing, in order; `front` is the confirmation, `verify` the trade password. */
export const LOAN_STEPS = ['contacts', 'password', 'address', 'front', 'verify'] as const;
export type LoanStep = (typeof LOAN_STEPS)[number];

/** The orders that move money: a drawing or a repayment. */
export const PAYMENT_KINDS = ['loan', 'repay'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export const PAYMENT_STATES = ['processing', 'paid', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why the bank did not execute an order. `stopped`: it cancelled a payout because the person asked for it. */
export const DECLINE_REASONS = [
  'refused-by-bank',
  'insufficient-funds',
  'card-not-signed',
  'details-mismatch',
  'stopped',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What a repayment's quote covers: what is due; all of one loan; in the cooling-off period its principal less what was paid; or a sum that the person chooses. */
export const QUOTE_KINDS = ['due', 'payoff', 'coolingOff', 'partial'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];
/** The kind of a repayment: by a quote, or a bank transfer that was found on the company's account. */
export const REPAYMENT_KINDS = [...QUOTE_KINDS, 'offline'] as const;
export type RepaymentKind = (typeof REPAYMENT_KINDS)[number];
/**
 * How far the review of a bank transfer is; held: found, and booked on its due day; accepted: the sum is booked; refused: the money was not
 * found; returning, returned: it was found, cannot pay the loan, and goes back.
 */
export const OFFLINE_STATES = ['reviewing', 'held', 'accepted', 'refused', 'returning', 'returned'] as const;
export type OfflineState = (typeof OFFLINE_STATES)[number];
/** The plan after a partial repayment: a lower instalment over the same terms, or the same instalment and an earlier end. */
export const PLAN_CHOICES = ['sameTerms', 'sooner'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

/** Review of a bank's protocol on paper. */
export const PAPER_STATES = ['reviewing', 'approved', 'refused'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** Actions that need an identity check first (domain/security/sensitive). */
export const SENSITIVE_ACTIONS = [
  'changePhone',
  'unbindCard',
  'showPerson',
  'editPerson',
  'exportData',
  'takeExport',
  'cancelAccount',
  'thawBorrowing',
  'renewIdCard',
] as const;
export type SensitiveAction = (typeof SENSITIVE_ACTIONS)[number];
/** By a code to the account's phone, or by a face check. */
export const CHECK_METHODS = ['sms', 'face'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

/** What a person can write to us. */
export const PROPOSE_KINDS = ['suggestion', 'complaint'] as const;
export type ProposeKind = (typeof PROPOSE_KINDS)[number];
export const PROPOSE_STATES = ['open', 'answered', 'reopened'] as const;
export type ProposeState = (typeof PROPOSE_STATES)[number];

/** What is said of a file that may be one of our signed papers. */
export const PAPER_VERDICTS = ['ours', 'oursRevoked', 'changed', 'foreign', 'noPdf'] as const;

/** State of a loan's settlement certificate; processing: the bank has not paid the loan out yet. */
export const SETTLING_STATES = ['settled', 'normal', 'overdue', 'processing'] as const;
export type SettlingState = (typeof SETTLING_STATES)[number];
export const CERTIFICATE_STATES = ['valid', 'revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** Relation of a contact to the person. */
export const RELATIONS = ['parent', 'spouse', 'child', 'sibling', 'friend', 'colleague'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Spec §3 Phase codes of the contact step: credit and loan. */
export const CONTACT_PHASES = ['01', '04'] as const;

/** supplement: the bank waits for more data from the person. */
export const APPLICATION_STATES = ['reviewing', 'supplement', 'approved', 'denied'] as const;

export const ID_CARD_SIDES = ['front', 'back'] as const;
export type IdCardSide = (typeof ID_CARD_SIDES)[number];
/** Validity of an ID card: `soon` is within 90 days. */
export const VALIDITIES = ['ok', 'soon', 'expired'] as const;
export type Validity = (typeof VALIDITIES)[number];

export const FACE_RESULTS = ['passed', 'failed', 'cancelled', 'pending'] as const;
export type FaceResult = (typeof FACE_RESULTS)[number];

export const EDUCATION_LEVELS = ['college', 'bachelor', 'master', 'doctor'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];
/** 毕业证书, 学位证书, 学历验证报告. */
export const EDUCATION_FILES = ['diploma', 'degree', 'report'] as const;
export type EducationFileKind = (typeof EDUCATION_FILES)[number];
/** State of a review. `returned`: the person has to correct the data. */
export const REVIEW_STATES = ['reviewing', 'approved', 'returned'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What a person can add for a higher limit: education, company, provident fund. */
export const RAISE_KINDS = ['education', 'company', 'fund'] as const;
export type RaiseKind = (typeof RAISE_KINDS)[number];
export const RAISE_STATES = ['reviewing', 'granted', 'declined'] as const;
export type RaiseState = (typeof RAISE_STATES)[number];
/** Why nothing can be submitted for a higher limit. */
export const RAISE_BARS = ['noLine', 'idCard', 'overdue', 'reviewing'] as const;
export type RaiseBar = (typeof RAISE_BARS)[number];

/** State of a proof of consumption. `asked`: nothing is handed in yet. */
export const PROOF_STATES = ['asked', 'reviewing', 'approved', 'refused'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** Steps of a recovery. */
export const RECOVERY_STEPS = ['idCard', 'face', 'phone', 'done'] as const;
export type RecoveryStep = (typeof RECOVERY_STEPS)[number];

/** State of the credit step on a partner's page. `none`: not begun, or given up. */
export const PARTNER_STEP_STATES = ['none', 'open', 'done', 'refused', 'failed'] as const;
export type PartnerStepState = (typeof PARTNER_STEP_STATES)[number];

/** Consents that a person can give and withdraw separately; each is the id of its text. */
export const AUTHORISATIONS = [
  'personal-info',
  'credit-report',
  'id-card',
  'face',
  'bank-card',
  'e-sign',
  'square-data',
  'partner-data',
  'marketing',
] as const;
export type Authorisation = (typeof AUTHORISATIONS)[number];

/** Notifications that a person can switch off. Overdue debts, failures and security are always told. */
export const NOTICE_SWITCHES = ['due', 'progress', 'money', 'promotion', 'wechat'] as const;
export type NoticeSwitch = (typeof NOTICE_SWITCHES)[number];

/** What a person can allow us to send to them as a message of WeChat (订阅消息) in place of the SMS. */
export const WECHAT_TOPICS = ['dueSoon', 'dueToday', 'decision', 'transfer'] as const;
export type WechatTopic = (typeof WECHAT_TOPICS)[number];

/** Personal data that can change; each change is kept as history. */
export const PERSON_FIELDS = ['occupation', 'company', 'email', 'address', 'contacts'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

export const EXPORT_FORMATS = ['pdf', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Why an account cannot be cancelled yet; `coupon` and `line`: what the person would lose with it. */
export const LEAVING_CONDITIONS = [
  ...(['unpaid', 'openOrder', 'offline', 'reviewing'] as const),
  ...(['proposal', 'line', 'coupon'] as const),
] as const;
export type LeavingCondition = (typeof LEAVING_CONDITIONS)[number];
export const LEAVING_REASONS = ['unused', 'cost', 'privacy', 'phone', 'service', 'other'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** A person's answer to a request for data. */
export const ANSWERS_TO_PARTNER = ['agreed', 'refused'] as const;

/** Codes of the blocklist without a meaning in the spec: named by their number. */
export const UNEXPLAINED_BLOCKS = {
  block205103: '205103',
  block205104: '205104',
  block205105: '205105',
} as const;

/** Pages where a person can remove what keeps them from borrowing: keys of the app's table of routes. `onlineService`: they cannot remove it. */
export const LIFTINGS = [
  'applyLogout',
  'security',
  'idCardUpdate',
  'proofs',
  'mySupplement',
  'withdrawnAuth',
  'onlineService',
] as const;
export type Lifting = (typeof LIFTINGS)[number];

/** Spec §8: exception codes that block the start of a loan. */
export const LOAN_BLOCKS = {
  /** Decided by the lender: only customer service knows why. */
  mayNotBorrow: '203025',
  noLine: '203008',
  lineExpired: '203009',
  /** A proof of consumption is missing after its deadline. */
  proofMissing: '203024',
  /** The person has frozen borrowing. */
  frozen: '202110',
  /** The person's ID card on file has expired. The spec gives this code and the next three no meaning; we chose one. */
  ownIdCardExpired: '203013',
  /** The person has asked to cancel the account, and has not taken that back. */
  accountLeaving: '203017',
  /** A document that was asked for is missing after its deadline. */
  documentMissing: '203021',
  /** The person has withdrawn an authorisation that borrowing needs. */
  authorisationWithdrawn: '203023',
  lineInactive: '203010',
  /** No meaning in the spec; the app says that it could not find out the reason, as after `broken`. */
  undecided: '200002',
  broken: '999999',
  ...UNEXPLAINED_BLOCKS,
} as const;
