import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Request, Response } from '@/contract';
import { loanCalls } from '@/contract/loan';
import { confirms, type Estimate } from '@/domain/loan/estimate';
import { trialContradiction } from '@/domain/loan/contradiction';
import { checkedCall } from '@/features/trust';
import { CallFailure } from '@/request';
import { planOf, type Plan } from './plan';

export type TrialInput = Request<'loanUseTrial'>;

const DEBOUNCE_MS = 300;
const UNREADABLE = new CallFailure({
  kind: 'business',
  code: '',
  message: '试算结果没有读出来，请重试',
  traceNo: '',
  detail: 'trial unreadable',
});

const keyOf = (input: TrialInput | undefined): string => (input === undefined ? '' : JSON.stringify(input));

/** The trial of the current inputs, requested once the person pauses. If answers overlap, the last one wins. */
export class LiveTrial {
  plan: Plan | undefined;
  /** Why there is no trial: a refusal may belong to a field, anything else can be retried. */
  failure: CallFailure | undefined;
  private input: TrialInput | undefined;
  /** Key of the inputs that the plan or the failure belongs to. */
  private answered = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: { readonly key: string; readonly done: Promise<void> } | undefined;

  /** `shown`: what the page says about these inputs already; an answer that says something else is not shown. */
  constructor(private readonly shown: () => Estimate | undefined = () => undefined) {
    makeObservable<this, 'input' | 'answered'>(this, {
      plan: observable.ref,
      failure: observable.ref,
      input: observable.ref,
      answered: observable,
      fresh: computed,
      pending: computed,
    });
  }

  /** The plan belongs to the current inputs. */
  get fresh(): boolean {
    return this.plan !== undefined && this.failure === undefined && this.answered === keyOf(this.input);
  }

  /** The current inputs have no answer yet. */
  get pending(): boolean {
    return this.input !== undefined && this.answered !== keyOf(this.input);
  }

  /** Sets the current inputs; undefined while they are not enough for a trial. */
  want(input: TrialInput | undefined): void {
    if (keyOf(input) === keyOf(this.input)) return;
    clearTimeout(this.timer);
    runInAction(() => {
      this.input = input;
      this.failure = undefined;
      if (input === undefined) {
        this.plan = undefined;
        this.answered = '';
      }
    });
    if (this.pending) this.timer = setTimeout(() => void this.run(), DEBOUNCE_MS);
  }

  /** Returns the trial of the current inputs without waiting for a pause; requests it again if it was lost. Undefined if there is none. */
  async settle(): Promise<Plan | undefined> {
    if (this.failure?.kind === 'network') await this.retry();
    else if (this.pending) await this.run();
    return this.fresh ? this.plan : undefined;
  }

  /** Retries after a failure. */
  async retry(): Promise<void> {
    runInAction(() => {
      this.failure = undefined;
      this.answered = '';
    });
    await this.run();
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  private run(): Promise<void> {
    clearTimeout(this.timer);
    const { input } = this;
    if (input === undefined) return Promise.resolve();
    const key = keyOf(input);
    if (this.running?.key !== key) this.running = { key, done: this.ask(input, key) };
    return this.running.done;
  }

  private async ask(input: TrialInput, key: string): Promise<void> {
    const outcome = await tryOut(input, this.shown());
    if (this.running?.key === key) this.running = undefined;
    if (key !== keyOf(this.input)) return;
    runInAction(() => {
      this.answered = key;
      this.failure = outcome.failure;
      if (outcome.plan !== undefined) this.plan = outcome.plan;
    });
  }
}

async function tryOut(
  input: TrialInput,
  shown: Estimate | undefined,
): Promise<{ plan?: Plan; failure?: CallFailure }> {
  try {
    return { plan: planOf(await checkedCall(loanCalls.loanUseTrial, input, contradictionIn(input, shown))) };
  } catch (error) {
    if (!(error instanceof CallFailure)) return { failure: UNREADABLE };
    // The login page is opening, and the person was told why.
    return error.kind === 'expired' ? {} : { failure: error };
  }
}

/** The answer does not match the question or what was shown, or its figures contradict each other. */
const contradictionIn =
  (input: TrialInput, shown: Estimate | undefined) => (answer: Response<'loanUseTrial'>) => {
    const plan = planOf(answer);
    const asked = answer.amount === input.amount && plan.terms === input.term && plan.method === input.method;
    if (!asked) return 'asked';
    return trialContradiction(plan) ?? (shown && !confirms(plan, shown) ? 'shown' : undefined);
  };
