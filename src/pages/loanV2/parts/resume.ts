import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { loanStepCalls } from '@/contract/loanStep';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { go } from '@/navigation';
import { call } from '@/request';
import { sayLeaving } from './failures';
import { loanDraft } from './loanDraft';
import { nextStep } from './nextStep';
import { LOAN_TEXTS } from './texts';

type Opened = NonNullable<Response<'qryLoanStep'>['drawing']>;

/**
 * A drawing that was opened on another device, or before this device lost its data: the person can continue it. Papers that were signed there
 * are read and signed again.
 */
export class Resume {
  private drawing: Opened | null = null;

  /** `taken`: the draft now has the drawing's inputs. */
  constructor(private readonly taken: () => void) {
    makeAutoObservable(this);
  }

  /** Never rejects: the loan page works without it. A device with its own drawing has nothing to ask. */
  async load(): Promise<void> {
    const drawing =
      loanDraft.get().loanSeq === ''
        ? await call(loanStepCalls.qryLoanStep, {}).then(
            (answer) => answer.drawing,
            () => null,
          )
        : null;
    runInAction(() => (this.drawing = drawing));
  }

  /** '' if there is nothing to continue. */
  get what(): string {
    const { drawing } = this;
    return drawing === null ? '' : LOAN_TEXTS.resumeWhat(moneyText(fenOf(drawing.amount)), drawing.term);
  }

  async goOn(): Promise<void> {
    const { drawing } = this;
    if (drawing === null) return;
    const { loanSeq, loanType, amount, term, method, purpose, cardId, couponId } = drawing;
    loanDraft.keep({ product: loanType, amount, term, method, purpose, cardId, couponId });
    loanDraft.opened(loanSeq);
    this.taken();
    try {
      await go(await nextStep());
    } catch (error) {
      sayLeaving(error);
    }
  }
}
