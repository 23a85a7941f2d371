import { LOAN_BLOCKS } from '@/contract/codes';
import { parseYuan } from '@/domain/money/fen';
import {
  passwordProof,
  prepareDrawing,
  Refused,
  StepRefused,
  type Person as Caller,
} from '../../../gateway/console/person';
import type { Chance } from './chance';

/** Whose confirmed prices are kept. */
export interface Promised {
  readonly id: number;
  readonly number: string;
  /** What was shown when the person confirmed: interest of each drawing by its loanSeq, price of each payment by its quote. Fen. */
  readonly shownInterest: Map<string, number>;
  readonly shownPrices: Map<string, number>;
}

const WISH = { amount: '1000.00', term: 3, method: 'equal-instalment' } as const;

/**
 * Somebody whose ID card ends in these days, and who borrows, pays and confirms late: what was read and signed before a day's end is sent after it.
 * Without a phone, so that much happens: each call is the app's.
 */
export class OffPhone {
  /** What is prepared and not confirmed yet. */
  private held: (() => Promise<unknown>) | undefined;
  /** The last drawing was refused for the ID card. */
  mustRenew = false;

  constructor(
    readonly promised: Promised,
    private readonly caller: Caller,
    private readonly login: () => Promise<unknown>,
    private readonly chance: Chance,
  ) {}

  /** One step; what the gateway refuses, or loses while it dies, is tried again some other day. Says what was done. */
  async step(): Promise<string> {
    const { held, chance } = this;
    this.held = undefined;
    try {
      if (held !== undefined) return `confirms: ${this.noted(await held())}`;
      if (this.caller.client.tokenCode === '') await this.login();
      await (chance.percent(60) ? this.prepareLoan() : this.preparePayment());
      return 'has read, and will confirm';
    } catch (error) {
      this.noted(error instanceof StepRefused ? error.refused : error);
      this.caller.client.tokenCode = '';
      return `was refused: ${String(error)}`;
    }
  }

  /** A payment whose password is typed: what sends it, and says what became of it. Undefined: there is nothing to pay, or it was refused. */
  async readyToPay(): Promise<(() => Promise<string>) | undefined> {
    this.held = undefined;
    try {
      if (this.caller.client.tokenCode === '') await this.login();
      const order = await this.orderPayment();
      if (order === undefined) return undefined;
      const request = { ...order, pswToken: await passwordProof(this.caller, 'repay') };
      return () =>
        this.caller.call('doRepayAfterTrial', request).then((answer) => this.noted(answer), String);
    } catch {
      this.caller.client.tokenCode = '';
      return undefined;
    }
  }

  private noted(answer: unknown): string {
    if (!(answer instanceof Refused)) return 'done';
    if (answer.code === LOAN_BLOCKS.ownIdCardExpired) this.mustRenew = true;
    return answer.code;
  }

  private async prepareLoan(): Promise<void> {
    const { caller, promised } = this;
    const request = await prepareDrawing(caller, WISH);
    const { trial } = await caller.must('queryTrialInfo', { loanSeq: request.loanSeq });
    promised.shownInterest.set(request.loanSeq, parseYuan(trial.totalInterest) ?? 0);
    this.held = async () =>
      caller.call('limitUseLoan', { ...request, pswToken: await passwordProof(caller, 'loan') });
  }

  private async preparePayment(): Promise<void> {
    const { caller } = this;
    const order = await this.orderPayment();
    if (order === undefined) return;
    this.held = async () =>
      caller.call('doRepayAfterTrial', { ...order, pswToken: await passwordProof(caller, 'repay') });
  }

  private async orderPayment() {
    const { caller, promised, chance } = this;
    const { loans } = await caller.must('queryPendingRepayment', {});
    const loanNo = loans[0]?.loanNo;
    if (loanNo === undefined) return undefined;
    const kind = chance.one(['due', 'due', 'payoff'] as const);
    const { quoteId, payAmount } = await caller.must('repaymentTrial', { kind, loanNos: [loanNo] });
    promised.shownPrices.set(quoteId, parseYuan(payAmount) ?? 0);
    const { list } = await caller.must('queryBankList', {});
    return { quoteId, cardId: list[0]?.cardId ?? '', requestNo: crypto.randomUUID() };
  }
}
