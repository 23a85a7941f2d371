import type { CallDefinition, RefusalName } from '@/contract';
import type { PaymentKind } from '@/contract/codes';
import { loanCalls } from '@/contract/loan';
import { passwordCalls } from '@/contract/password';
import { paymentRefusals } from '@/contract/flowRefusals';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { drafts, type Draft } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';
import { ResultPoll, type PaymentResult } from './resultPoll';

type Changes = Partial<Draft<PaymentKind>>;

/** The differences between a drawing and a repayment. */
interface OrderKind<C extends CallDefinition> {
  /** Name of the draft and purpose of the password proof. */
  readonly flow: PaymentKind;
  /** The call that moves the money. */
  readonly definition: C;
  /** Event type for tracking. */
  readonly eventType: string;
  /** Called when the order is paid: drops the draft. */
  readonly paid: () => void;
  /** Draft fields to reset after a failed order: the same number would always get the same answer. */
  readonly failed: Changes;
  /** Draft fields to reset after a refused order: it is no longer under way. */
  readonly refused: Changes;
  readonly words: {
    readonly notVerified: string;
    readonly notAsked: string;
    /** The person has left the page. */
    readonly sent: string;
  };
}

/** What is sent. `subject` (a loanSeq, a quoteId): each subject gets its own request number. */
export interface Sending {
  readonly subject: string;
  readonly send: (proof: { readonly pswToken: string; readonly requestNo: string }) => Promise<unknown>;
}

/**
 * How an attempt ended:
 * - `sent`: done, or the answer was lost: the result page finds out
 * - `password`: the password or its proof was refused, no money moved; the pad stays. `missing`: no password is set yet; `wrong`: it is another one
 * - `refused`: no money moved; `refusal` is the name of the refusal in the call's contract
 * - `ended`: the session has ended or the person has left; show nothing
 */
export type OrderOutcome<C extends CallDefinition> =
  | { readonly kind: 'sent'; readonly requestNo: string }
  | {
      readonly kind: 'password';
      readonly message: string;
      readonly missing: boolean;
      readonly wrong: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly refusal: RefusalName<C> | undefined;
      readonly code: string;
      readonly message: string;
    }
  | { readonly kind: 'ended' };

const ENDED = { kind: 'ended' } as const;
const padSays = (message: string, refusal?: RefusalName<typeof passwordCalls.verifyPsw>) =>
  ({
    kind: 'password',
    message,
    missing: refusal === 'passwordMissing',
    wrong: refusal === 'passwordWrong' || refusal === 'passwordLocked',
  }) as const;

/**
 * An order that moves money, from its request number to its final result (architecture, "Money and the outside"). It is sent once under the
 * draft's number; no other order starts while its result is unknown.
 */
export class MoneyOrder<C extends CallDefinition> {
  constructor(private readonly kind: OrderKind<C>) {}

  /** Number of an order that was sent and has no answer yet, according to the draft. */
  get underWay(): string | undefined {
    const { sent, requestNo } = this.draft;
    return sent && requestNo !== '' ? requestNo : undefined;
  }

  /**
   * Number of an order whose result the person must see before another one starts. An order reported as never arrived is queried too: it
   * may have arrived late. Never rejects: without an answer the order stays open.
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

  /** Verifies the trade password, then sends the order once. `stillWanted`: false if the person has left the page. */
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
      // In doubt: the money may have moved. The result page asks until it knows.
      if (!failure.inDoubt) return this.refused(failure);
    }
    return { kind: 'sent', requestNo };
  }

  /** If the person has left the page before the answer came. */
  sayElsewhere(outcome: OrderOutcome<C>): void {
    if (outcome.kind === 'sent') feedback.toast(this.kind.words.sent);
    if (outcome.kind === 'refused') feedback.toast(outcome.message);
  }

  /** Takes the request number for this subject and marks the order as sent; retries and reloads use the same number. */
  goesOut(subject: string): string {
    const requestNo = drafts.requestNo(this.kind.flow, subject);
    drafts.keep(this.kind.flow, { sent: true });
    return requestNo;
  }

  /** Polls the result of the order `given`, by default the draft's order; each answer updates the draft before `onAnswer`. */
  result(given?: string, onAnswer: (answer: PaymentResult) => void = () => undefined): ResultPoll {
    const poll = new ResultPoll(given ?? this.draft.requestNo, (answer) => {
      this.settle(poll.requestNo, answer.state);
      if (poll.never) this.neverArrived(poll.requestNo);
      onAnswer(answer);
    });
    return poll;
  }

  /** The gateway does not know the order. It may be sent again; the number is kept in case it arrives after all. */
  neverArrived(requestNo: string): void {
    if (this.draft.requestNo === requestNo) drafts.keep(this.kind.flow, { sent: false });
  }

  private get draft(): Draft<PaymentKind> {
    return drafts.get(this.kind.flow);
  }

  /** The result is final. Failed: the choices stay for another try. */
  private settle(requestNo: string, state: PaymentResult['state']): void {
    if (this.draft.requestNo !== requestNo) return;
    if (state === 'paid') this.kind.paid();
    if (state === 'failed') drafts.keep(this.kind.flow, this.kind.failed);
  }

  /**
   * Queries an earlier order under another number once more before a new number is used; undefined if it moved no money. `unanswered`: the
   * result is unknown, so nothing new may be sent.
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
    return padSays(failure.message, refusalName(passwordCalls.verifyPsw, failure));
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

/** `ended`: the session has ended and the login page is opening. Undefined: no answer. */
async function stateOf(requestNo: string): Promise<PaymentResult['state'] | 'ended' | undefined> {
  try {
    return (await call(loanCalls.paymentResult, { requestNo })).state;
  } catch (error) {
    return failureOf(error).kind === 'expired' ? 'ended' : undefined;
  }
}
