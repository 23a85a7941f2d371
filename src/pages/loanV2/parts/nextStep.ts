import { creditCalls } from '@/contract/credit';
import { loanCalls } from '@/contract/loan';
import { nextLoanStep, type LoanStep } from '@/domain/loan/loanStart';
import type { RouteKey } from '@/navigation';
import { call } from '@/request';
import { loanDraft } from './loanDraft';

const ROUTES = {
  contacts: 'loanAddContacts',
  password: 'loanSetPassword',
  front: 'loanFront',
} as const satisfies Record<LoanStep, RouteKey>;

/** A page of the flow that asks for more data, or the confirmation. */
export type StepRoute = (typeof ROUTES)[LoanStep] | 'loan';

/** The next page of the opened drawing (spec §4 Loan start); without an opened drawing, the loan page. Rejects without a toast. */
export async function nextStep(): Promise<StepRoute> {
  if (loanDraft.get().loanSeq === '') return 'loan';
  return ROUTES[nextLoanStep(await call(creditCalls.qryPhaseElementsDisplay, { phase: '04' }))];
}

/** Opens the drawing described by the draft and returns its next page. Rejects without a toast: a refusal may belong to a field. */
export async function openDrawing(): Promise<StepRoute> {
  const inputs = loanDraft.inputs();
  if (inputs === undefined) return 'loan';
  const { loanSeq } = await call(loanCalls.addPvpLoanInfo, inputs);
  loanDraft.opened(loanSeq);
  return nextStep();
}
