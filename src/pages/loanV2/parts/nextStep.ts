import { creditCalls } from '@/contract/credit';
import { loanCalls } from '@/contract/loan';
import { loanStepCalls } from '@/contract/loanStep';
import { nextLoanStep, type NextLoanStep } from '@/domain/loan/loanStart';
import { refusalName } from '@/model/form';
import type { RouteKey } from '@/navigation';
import { call, CallFailure } from '@/request';
import { sayLeaving } from './failures';
import { loanDraft } from './loanDraft';
import { reached } from './reached';

const ROUTES = {
  contacts: 'loanAddContacts',
  password: 'loanSetPassword',
  address: 'loanAddress',
  front: 'loanFront',
} as const satisfies Record<NextLoanStep, RouteKey>;

/** A page of the flow that asks for more data, or the confirmation. */
export type StepRoute = (typeof ROUTES)[NextLoanStep] | 'loan';

/**
 * The next page of the opened drawing (spec §4 Loan start); without an opened drawing, or if it has ended, the loan page. The gateway
 * remembers the step. Rejects without a toast.
 */
export async function nextStep(): Promise<StepRoute> {
  const { loanSeq } = loanDraft.get();
  if (loanSeq === '') return 'loan';
  try {
    const [phase, { isShowAddress }] = await Promise.all([
      call(creditCalls.qryPhaseElementsDisplay, { phase: '04' }),
      call(loanStepCalls.dataFill, { loanSeq }),
    ]);
    const step = nextLoanStep({ ...phase, isShowAddress });
    reached(loanSeq, step);
    return ROUTES[step];
  } catch (error) {
    const ended =
      error instanceof CallFailure && refusalName(loanStepCalls.dataFill, error) === 'drawingEnded';
    if (!ended) throw error;
    sayLeaving(error);
    loanDraft.forgetDrawing();
    return 'loan';
  }
}

/**
 * Opens the drawing described by the draft and returns its next page. For the page that shows the uses: its button acknowledges them.
 * Rejects without a toast: a refusal may belong to a field.
 */
export async function openDrawing(): Promise<StepRoute> {
  const inputs = loanDraft.inputs();
  if (inputs === undefined) return 'loan';
  const { loanSeq } = await call(loanCalls.addPvpLoanInfo, { ...inputs, usageRead: 'Y' });
  loanDraft.opened(loanSeq);
  return nextStep();
}
