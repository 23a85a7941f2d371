import { makeAutoObservable } from 'mobx';
import { checkAmount } from '@/domain/loan/amountRule';
import { amountMessage } from '@/domain/loan/messages';
import type { LoanPurpose } from '@/domain/loan/purposes';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { formatYuan, parseYuan, toYuan, type Fen } from '@/domain/money/fen';
import type { Draft } from '@/stores/drafts';
import { receivingCard, type Card } from './cards';
import { couponFor, type Coupon } from './coupons';
import type { EntryFacts } from './entryFacts';
import type { TrialInput } from './liveTrial';
import { loanDraft, NO_COUPON } from './loanDraft';
import { LOAN_TEXTS } from './texts';

export type LoanField = 'amount' | 'plan' | 'purpose' | 'card' | 'coupon';

type Entered = Pick<Draft<'loan'>, 'amount' | 'term' | 'method' | 'purpose' | 'couponId' | 'cardId'>;

const USUAL_TERM = 12;

const withoutCents = (text: string): string => text.replace(/\.00$/, '');
/** An amount of whole yuan as people say it: '38,000'. */
export const shortYuan = (fen: Fen): string => withoutCents(formatYuan(fen));

const oneOf = <T>(wanted: T | '', offered: readonly T[], usual?: T): T | '' => {
  if (wanted !== '' && offered.includes(wanted)) return wanted;
  return usual !== undefined && offered.includes(usual) ? usual : (offered[0] ?? '');
};

/** What a person enters on the loan page, and what is wrong with it. */
export class LoanForm {
  amount = '';
  term = 0;
  method: RepaymentMethod | '' = '';
  purpose: LoanPurpose | '' = '';
  couponChoice = '';
  cardChoice = '';
  facts: EntryFacts | undefined = undefined;
  /** Said by the server, or missing when the person wanted to go on. */
  errors: Partial<Record<LoanField, string>> = {};
  /** The last check found something. */
  faulty = false;
  /** The amount is finished: now it is time to say that it is too small. */
  private amountDone = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Takes up what the draft holds. */
  restore(): void {
    const { amount, term, method, purpose, couponId, cardId } = loanDraft.get();
    this.amount = withoutCents(amount);
    this.amountDone = amount !== '';
    this.term = term;
    this.method = method;
    this.purpose = purpose;
    this.couponChoice = couponId;
    this.cardChoice = cardId;
  }

  /** What may be chosen, as it is now; a card that has just been added is the one that is meant. */
  take(facts: EntryFacts): void {
    const known = this.facts?.cards;
    const added = known && facts.cards.find(({ cardId }) => !known.some((card) => card.cardId === cardId));
    if (added) this.pickCard(added.cardId);
    this.facts = facts;
    this.term = oneOf(this.term || '', facts.terms, USUAL_TERM) || 0;
    this.method = oneOf(this.method, facts.methods);
  }

  get fen(): Fen | undefined {
    return parseYuan(this.amount);
  }

  get amountError(): string {
    if (this.errors.amount !== undefined) return this.errors.amount;
    if (this.facts === undefined || this.amount === '') return '';
    const reason = checkAmount(this.fen, this.facts.rule);
    // While somebody types, only what no further digit can mend.
    const now = reason === 'amountAboveMax' || this.amountDone;
    return reason !== undefined && now ? amountMessage(reason, this.facts.rule) : '';
  }

  get coupon(): Coupon | undefined {
    return couponFor(this.couponChoice, this.facts?.coupons ?? [], this.fen ?? 0);
  }

  get card(): Card | undefined {
    return receivingCard(this.cardChoice, this.facts?.cards ?? []);
  }

  /** Undefined while there is not enough for a trial. */
  get trialInput(): TrialInput | undefined {
    const { fen, term, method, facts, coupon } = this;
    if (fen === undefined || facts === undefined || term === 0 || method === '') return undefined;
    if (checkAmount(fen, facts.rule) !== undefined) return undefined;
    return { amount: toYuan(fen), term, method, ...(coupon && { couponId: coupon.couponId }) };
  }

  /** For the draft. */
  get entered(): Entered {
    return {
      amount: this.fen === undefined ? '' : toYuan(this.fen),
      term: this.term,
      method: this.method,
      purpose: this.purpose,
      couponId: this.couponChoice,
      cardId: this.card?.cardId ?? '',
    };
  }

  setAmount(text: string): void {
    this.amount = text;
    this.amountDone = false;
    this.clear('amount');
  }

  finishAmount(): void {
    this.amountDone = true;
  }

  drawAll(): void {
    this.setAmount(String((this.facts?.most ?? 0) / 100));
    this.finishAmount();
  }

  setTerm(term: number): void {
    this.term = term;
    this.clear('plan');
  }

  setMethod(method: RepaymentMethod): void {
    this.method = method;
    this.clear('plan');
  }

  setPurpose(purpose: LoanPurpose): void {
    this.purpose = purpose;
    this.clear('purpose');
  }

  pickCoupon(couponId: string): void {
    this.couponChoice = couponId;
    this.clear('coupon');
  }

  pickCard(cardId: string): void {
    this.cardChoice = cardId;
    this.clear('card');
  }

  /** The coupon in use is now the chosen one: it does not change any more behind the person's back. */
  fixCoupon(): void {
    this.couponChoice = this.coupon?.couponId ?? NO_COUPON;
  }

  say(field: LoanField, message: string): void {
    this.errors = { ...this.errors, [field]: message };
  }

  /** What is missing or wrong is said beside its field; true when the person can go on. */
  check(): boolean {
    this.finishAmount();
    if (this.fen === undefined || this.fen === 0) this.say('amount', LOAN_TEXTS.amountMissing);
    if (this.purpose === '') this.say('purpose', LOAN_TEXTS.purposeMissing);
    if (this.card === undefined) this.say('card', LOAN_TEXTS.noCard);
    this.faulty = this.firstFault !== '';
    return !this.faulty;
  }

  /** Of the last check, above the button: the first one's field may be out of sight. */
  get fault(): string {
    return this.faulty ? this.firstFault : '';
  }

  private get firstFault(): string {
    const { purpose, card } = this.errors;
    return [this.amountError, purpose, card].find(Boolean) ?? '';
  }

  private clear(field: LoanField): void {
    this.errors = { ...this.errors, [field]: undefined };
  }
}
