import type { CallDefinition, RefusalName } from '@/contract';
import type { PaymentKind } from '@/contract/codes';
import { loanCalls } from '@/contract/loan';
import { passwordCalls } from '@/contract/password';
import { paymentRefusals } from '@/contract/refusals';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { drafts, type Draft } from '@/stores/drafts';
import { track } from '@/stores/track';
import { ResultPoll, type PaymentResult } from './resultPoll';

type Changes = Partial<Draft<PaymentKind>>;

/** What a drawing and a repayment do not share. */
interface OrderKind<C extends CallDefinition> {
  /** Its draft, and what the proof of the password is good for. */
  readonly flow: PaymentKind;
  /** The call that moves the money. */
  readonly definition: C;
  /** For the tracking. */
  readonly eventType: string;
  /** Of the draft, what a failed order takes with it: under the same number the answer would be the same for ever. */
  readonly failed: Changes;
  /** … and a refused one, which is not under way any more. */
  readonly refused: Changes;
  readonly words: { readonly notVerified: string; readonly notAsked: string };
}

/** What goes out. `subject` (a loanSeq, a quoteId) is what the number stands for: another number for another subject. */
export interface Sending {
  readonly subject: string;
  readonly send: (proof: { readonly pswToken: string; readonly requestNo: string }) => Promise<unknown>;
}

/**
 * How an attempt ended:
 * - `sent`: done, or its answer was lost: the result page finds out
 * - `password`: the password or its proof was refused, no money moved; the pad stays. `missing`: none is set yet
 * - `refused`: no money moved; `refusal` is the call's own name for why
 * - `ended`: the session has, or the person has left; nothing is left to say
 */
export type OrderOutcome<C extends CallDefinition> =
  | { readonly kind: 'sent'; readonly requestNo: string }
  | { readonly kind: 'password'; readonly message: string; readonly missing: boolean }
  | {
      readonly kind: 'refused';
      readonly refusal: RefusalName<C> | undefined;
      readonly code: string;
      readonly message: string;
    }
  | { readonly kind: 'ended' };

const ENDED = { kind: 'ended' } as const;
const padSays = (message: string, missing = false) => ({ kind: 'password', message, missing }) as const;

/**
 * An order that moves money, from its number to the truth about it (architecture, "Money and the outside"): it goes out once under the
 * draft's number, and while nobody knows what became of it, no other is begun.
 */
export class MoneyOrder<C extends CallDefinition> {
  constructor(private readonly kind: OrderKind<C>) {}

  /** The number of an order that went out and has no answer yet, as far as the draft knows. */
  get underWay(): string | undefined {
    const { sent, requestNo } = this.draft;
    return sent && requestNo !== '' ? requestNo : undefined;
  }

  /**
   * The number of an order of which the person has to see the result before another is begun. Of one that was said never to have arrived
   * it is asked as well: it may have come late. Never rejects: an answer that does not come leaves the question open.
   */
  async openQuestion(): Promise<string | undefined> {
    const { sent, requestNo } = this.draft;
    if (requestNo === '') return undefined;
    const state = await stateOf(requestNo);
    if (state === 'ended') return undefined;
    if (state === undefined) return requestNo;
    this.settle(requestNo, state);
    return state === 'processing' || state === (sent ? 'unknown' : 'paid') ? requestNo : undefined;
  }

  /** Trade password, then the order, once. `stillWanted`: the person has not left meanwhile. */
  async send(password: string, sending: Sending, stillWanted: () => boolean): Promise<OrderOutcome<C>> {
    const { flow, words, eventType } = this.kind;
    let pswToken: string;
    try {
      ({ pswToken } = await call(passwordCalls.verifyPsw, { password, purpose: flow }));
    } catch (error) {
      return this.notVerified(failureOf(error));
    }
    if (!stillWanted()) return ENDED;
    const earlier = await this.earlier(sending.subject);
    if (earlier === 'ended') return ENDED;
    if (earlier === 'unanswered') return padSays(words.notAsked);
    if (earlier !== undefined) return { kind: 'sent', requestNo: earlier.requestNo };
    const requestNo = this.goesOut(sending.subject);
    try {
      await track.following({ eventType, pageModule: flow }, sending.send({ pswToken, requestNo }));
    } catch (error) {
      const failure = failureOf(error);
      // In doubt nobody knows whether the money moves: the result page asks until it does.
      if (!failure.inDoubt) return this.refused(failure);
    }
    return { kind: 'sent', requestNo };
  }

  /** Takes the number under which the order of this subject goes out: the same over retries and reloads. */
  goesOut(subject: string): string {
    const requestNo = drafts.requestNo(this.kind.flow, subject);
    drafts.keep(this.kind.flow, { sent: true });
    return requestNo;
  }

  /** Asks what became of the order `given`, else of the draft's, until it is known; the draft hears each answer first. */
  result(given?: string, onAnswer: (answer: PaymentResult) => void = () => undefined): ResultPoll {
    const poll = new ResultPoll(given ?? this.draft.requestNo, (answer) => {
      this.settle(poll.requestNo, answer.state);
      if (poll.never) this.neverArrived(poll.requestNo);
      onAnswer(answer);
    });
    return poll;
  }

  /** The gateway knows nothing of it. It may be tried again; should it arrive after all, its number is still known. */
  neverArrived(requestNo: string): void {
    if (this.draft.requestNo === requestNo) drafts.keep(this.kind.flow, { sent: false });
  }

  private get draft(): Draft<PaymentKind> {
    return drafts.get(this.kind.flow);
  }

  /** What became of it is known: paid, nothing of the draft is needed; failed, the choices stay for another try. */
  private settle(requestNo: string, state: PaymentResult['state']): void {
    if (this.draft.requestNo !== requestNo) return;
    if (state === 'paid') drafts.drop(this.kind.flow);
    if (state === 'failed') drafts.keep(this.kind.flow, this.kind.failed);
  }

  /**
   * An earlier order, under another number, is asked about once more before money is asked for under a new one: undefined where it moved
   * none. `unanswered`: nobody knows, and so nothing new may go out.
   */
  private async earlier(
    subject: string,
  ): Promise<{ readonly requestNo: string } | 'ended' | 'unanswered' | undefined> {
    const { requestNo, requestFor } = this.draft;
    if (requestNo === '' || requestFor === subject) return undefined;
    const state = await stateOf(requestNo);
    if (state === 'paid' || state === 'processing') return { requestNo };
    if (state === undefined) return 'unanswered';
    return state === 'ended' ? state : undefined;
  }

  private notVerified(failure: CallFailure): OrderOutcome<C> {
    if (failure.kind === 'expired') return ENDED;
    if (failure.inDoubt) return padSays(this.kind.words.notVerified);
    return padSays(failure.message, refusalName(passwordCalls.verifyPsw, failure) === 'passwordMissing');
  }

  /** No money moved. */
  private refused(failure: CallFailure): OrderOutcome<C> {
    const { flow, definition, refused } = this.kind;
    drafts.keep(flow, refused);
    if (failure.kind === 'expired') return ENDED;
    const { code, message } = failure;
    if (code === paymentRefusals.proofSpent) return padSays(message);
    return { kind: 'refused', refusal: refusalName(definition, failure), code, message };
  }
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}

/** `ended`: the session has, and the way to the login is under way. Undefined: no answer. */
async function stateOf(requestNo: string): Promise<PaymentResult['state'] | 'ended' | undefined> {
  try {
    return (await call(loanCalls.paymentResult, { requestNo })).state;
  } catch (error) {
    return failureOf(error).kind === 'expired' ? 'ended' : undefined;
  }
}
