import { makeAutoObservable } from 'mobx';
import { checkAmount } from '@/domain/loan/amountRule';
import { estimateOf, type Estimate } from '@/domain/loan/estimate';
import { amountMessage } from '@/domain/loan/messages';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { buildSchedule, totalInterest } from '@/domain/loan/schedule';
import { PURPOSES, type LoanPurpose } from '@/domain/loan/purposes';
import { parseYuan, toYuan, type Fen } from '@/domain/money/fen';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import type { Draft } from '@/storage/drafts';
import { receivingCard, type Card } from './cards';
import { bestCoupon, couponFor, couponNote, type Coupon } from './coupons';
import type { EntryFacts } from './entryFacts';
import type { TrialInput } from './liveTrial';
import { loanDraft, NO_COUPON } from './loanDraft';
import { productChoice } from './products';
import { LOAN_TEXTS } from './texts';

interface Plan {
  /** Months; 0 before the terms are known. */
  readonly term: number;
  readonly method: RepaymentMethod | '';
}

type Entered = Pick<
  Draft<'loan'>,
  'product' | 'amount' | 'term' | 'method' | 'purpose' | 'couponId' | 'cardId'
>;

const USUAL_TERM = 12;

const withoutCents = (text: string): string => text.replace(/\.00$/, '');

const oneOf = <T>(wanted: T | '', offered: readonly T[], usual?: T): T | '' => {
  if (wanted !== '' && offered.includes(wanted)) return wanted;
  return usual !== undefined && offered.includes(usual) ? usual : (offered[0] ?? '');
};

/** The inputs of the loan page and their errors. */
export class LoanForm {
  readonly amount = new Field('', { check: (text) => this.amountProblem(text) });
  readonly plan = new Field<Plan>({ term: 0, method: '' });
  readonly purpose = new Field<LoanPurpose | ''>('', {
    check: (purpose) => (purpose === '' ? LOAN_TEXTS.purposeMissing : ''),
  });
  /** Loan type code; '' if there is nothing to choose. */
  readonly product = new Field('');
  /** Ids that the person chose; the coupon and card in use may differ (`coupon`, `card`). */
  readonly couponChoice = new Field('');
  readonly cardChoice = new Field('', { check: () => (this.card === undefined ? LOAN_TEXTS.noCard : '') });
  readonly form = new Form({
    amount: this.amount,
    plan: this.plan,
    purpose: this.purpose,
    coupon: this.couponChoice,
    card: this.cardChoice,
  });
  facts: EntryFacts | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Restores the inputs from the draft. */
  restore(): void {
    const { product, amount, term, method, purpose, couponId, cardId } = loanDraft.get();
    this.product.put(product);
    this.amount.put(withoutCents(amount));
    this.plan.put({ term, method });
    this.purpose.put(purpose);
    this.couponChoice.put(couponId);
    this.cardChoice.put(cardId);
  }

  /** Sets the current options. Where nothing is chosen yet, takes the value of the last loan. A card that was just added becomes the choice. */
  take(facts: EntryFacts): void {
    const known = this.facts?.cards;
    const added = known && facts.cards.find(({ cardId }) => !known.some((card) => card.cardId === cardId));
    if (added) this.cardChoice.type(added.cardId);
    this.facts = facts;
    this.product.put(productChoice(this.product.value, facts.products));
    this.amount.leave();
    this.fitPlan();
    if (this.purpose.value === '' && this.lastPurpose !== undefined) this.purpose.put(this.lastPurpose);
  }

  /** Terms and methods of the chosen product. */
  get offer(): Pick<EntryFacts, 'terms' | 'methods'> {
    const { products = [], terms = [], methods = [] } = this.facts ?? {};
    return products.find(({ loanType }) => loanType === this.product.value) ?? { terms, methods };
  }

  pickProduct(loanType: string): void {
    this.product.type(loanType);
    this.fitPlan();
  }

  /** Purpose of the last loan, if it can still be chosen. */
  get lastPurpose(): LoanPurpose | undefined {
    return PURPOSES.find((key) => key === this.facts?.last?.purpose);
  }

  get fen(): Fen | undefined {
    return parseYuan(this.amount.value);
  }

  get coupon(): Coupon | undefined {
    return couponFor(this.couponChoice.value, this.facts?.coupons ?? [], this.couponUse);
  }

  /** The coupon that saves most on this drawing. */
  get bestCoupon(): Coupon | undefined {
    const { amount, interest } = this.couponUse;
    return bestCoupon(this.facts?.coupons ?? [], amount, interest);
  }

  /** A short note if the chosen coupon costs the person money. */
  get couponNote(): string {
    return couponNote({
      choice: this.couponChoice.value,
      coupons: this.facts?.coupons ?? [],
      ...this.couponUse,
    });
  }

  get card(): Card | undefined {
    return receivingCard(this.cardChoice.value, this.facts?.cards ?? []);
  }

  /** Undefined while the inputs are not enough for a trial. */
  get trialInput(): TrialInput | undefined {
    const { fen, facts, coupon } = this;
    const { term, method } = this.plan.value;
    if (fen === undefined || facts === undefined || term === 0 || method === '') return undefined;
    if (checkAmount(fen, facts.rule) !== undefined) return undefined;
    return {
      ...{ amount: toYuan(fen), term, method },
      ...(coupon && { couponId: coupon.couponId }),
      ...(this.product.value !== '' && { loanType: this.product.value }),
    };
  }

  /** What this drawing costs by our engine: shown at once, until the trial has answered. */
  get estimate(): Estimate | undefined {
    const { fen: principal, facts, coupon } = this;
    const { term: terms, method } = this.plan.value;
    if (this.trialInput === undefined || principal === undefined || facts === undefined || method === '') {
      return undefined;
    }
    const { annualRate, today: start } = facts;
    return estimateOf({ principal, annualRate, terms, method, start, coupon: coupon?.value ?? 0 });
  }

  /** The inputs, for the draft. */
  get entered(): Entered {
    return {
      product: this.product.value,
      amount: this.fen === undefined ? '' : toYuan(this.fen),
      ...this.plan.value,
      purpose: this.purpose.value,
      couponId: this.couponChoice.value,
      cardId: this.card?.cardId ?? '',
    };
  }

  /** While typing, show only an error that more digits cannot fix. */
  typeAmount(text: string): void {
    this.typed(text);
    if (this.facts && checkAmount(this.fen, this.facts.rule) === 'amountAboveMax') this.amount.check();
  }

  /** One tap enters the whole sum. */
  pickAmount(fen: Fen): void {
    this.typed(String(fen / 100));
    this.amount.leave();
  }

  /** Store it even if it is the same as before: another window may have stored another amount. */
  private typed(amount: string): void {
    this.amount.type(amount);
    loanDraft.keep({ amount: this.entered.amount });
  }

  pickTerm(term: number): void {
    this.plan.type({ ...this.plan.value, term });
  }

  pickMethod(method: RepaymentMethod): void {
    this.plan.type({ ...this.plan.value, method });
  }

  /** Makes the coupon in use the person's choice, so that it no longer changes by itself. */
  fixCoupon(): void {
    this.couponChoice.put(this.coupon?.couponId ?? NO_COUPON);
  }

  /** The amount, and the interest by our engine: the coupon is chosen before the trial is requested. */
  private get couponUse(): { readonly amount: Fen; readonly interest: Fen } {
    const { fen: amount = 0, facts } = this;
    const { term: terms, method } = this.plan.value;
    if (!facts || terms === 0 || method === '' || checkAmount(amount, facts.rule) !== undefined) {
      return { amount, interest: 0 };
    }
    const { annualRate, today: start } = facts;
    return {
      amount,
      interest: totalInterest(buildSchedule({ principal: amount, annualRate, terms, method, start })),
    };
  }

  /** Keeps the chosen term and method if they are offered. */
  private fitPlan(): void {
    const { terms, methods } = this.offer;
    const { term, method } = this.plan.value;
    this.plan.put({
      term: oneOf(term || '', terms, this.facts?.last?.term ?? USUAL_TERM) || 0,
      method: oneOf(method, methods, this.facts?.last?.method),
    });
  }

  private amountProblem(text: string): string {
    const fen = parseYuan(text);
    if (text === '' || fen === 0) return LOAN_TEXTS.amountMissing;
    if (this.facts === undefined) return '';
    const reason = checkAmount(fen, this.facts.rule);
    return reason === undefined ? '' : amountMessage(reason, this.facts.rule);
  }
}
