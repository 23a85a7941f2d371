import { computed, makeObservable, observable, runInAction } from 'mobx';
import { PLAN_CHOICES, type PlanChoice } from '@/contract/codes';
import { repayCalls } from '@/contract/repay';
import { toYuan, type Fen } from '@/domain/money/fen';
import type { LoanFigures } from '@/domain/repay/loanFigures';
import { refusalName } from '@/model/form';
import { CallFailure } from '@/request';
import { fetchQuote, type Quote } from '@/features/repaying';

export type Choice = PlanChoice;

/** The order until both are tried: the plan that ends sooner never costs more. */
const SOONER_FIRST: readonly Choice[] = ['sooner', 'sameTerms'];

const DEBOUNCE_MS = 300;

/** Both plans after a partial repayment of one sum; undefined: the loan has no such plan. */
export type Plans = Readonly<Record<PlanChoice, Quote | undefined>>;

/** The two plans for the sum on the page, requested when the person pauses. If answers overlap, the last sum wins. */
export class PlanTrials {
  plans: Plans | undefined;
  failure: CallFailure | undefined;
  asking = false;
  private amount: Fen | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly loanNo: string,
    /** The loan that the page shows. */
    private readonly loan: () => LoanFigures | undefined,
  ) {
    makeObservable(this, {
      plans: observable.ref,
      failure: observable.ref,
      asking: observable,
      choices: computed,
    });
  }

  /** False: the loan has no such plan. If the principal is due at the end, the loan cannot end sooner. */
  offers(plan: PlanChoice): boolean {
    return this.plans === undefined || this.plans[plan] !== undefined;
  }

  /** The plans, the one that saves more interest first; a plan that the loan does not have is last. */
  get choices(): readonly Choice[] {
    const saved = (plan: Choice): Fen => this.plans?.[plan]?.savedInterest ?? (this.offers(plan) ? 0 : -1);
    return [...SOONER_FIRST].sort((a, b) => saved(b) - saved(a));
  }

  get best(): Choice {
    return this.choices[0] ?? 'sooner';
  }

  /** Undefined: the sum cannot be tried. */
  want(amount: Fen | undefined): void {
    if (amount === this.amount) return;
    clearTimeout(this.timer);
    this.amount = amount;
    runInAction(() => {
      this.plans = undefined;
      this.failure = undefined;
      this.asking = amount !== undefined;
    });
    if (amount !== undefined) this.timer = setTimeout(() => void this.ask(), DEBOUNCE_MS);
  }

  /** Requests them without waiting; resolves with the plans of the current sum, or undefined if there are none. */
  async ask(): Promise<Plans | undefined> {
    clearTimeout(this.timer);
    const { amount } = this;
    if (amount === undefined) return undefined;
    runInAction(() => {
      this.asking = true;
      this.failure = undefined;
    });
    const outcome = await this.tryOut(amount);
    if (amount !== this.amount) return undefined;
    runInAction(() => {
      this.asking = false;
      this.plans = outcome.plans;
      this.failure = outcome.failure;
    });
    return outcome.plans;
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.amount = undefined;
  }

  private async tryOut(amount: Fen): Promise<{ plans?: Plans; failure?: CallFailure }> {
    try {
      const [sameTerms, sooner] = await Promise.all(PLAN_CHOICES.map((plan) => this.quote(amount, plan)));
      return { plans: { sameTerms, sooner } };
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      return failure.kind === 'expired' ? {} : { failure };
    }
  }

  private async quote(amount: Fen, plan: PlanChoice): Promise<Quote | undefined> {
    try {
      return await fetchQuote(
        { kind: 'partial', loanNos: [this.loanNo], amount: toYuan(amount), plan },
        this.loan(),
      );
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(repayCalls.repaymentTrial, failure) === 'planUnavailable') return undefined;
      throw failure;
    }
  }
}
