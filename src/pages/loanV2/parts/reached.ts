import type { Request } from '@/contract';
import { loanStepCalls } from '@/contract/loanStep';
import { call } from '@/request';

type Node = Request<'saveCustZyProcessLog'>['node'];
type Step = Request<'loanStep'>['step'];

const quietly = (sent: Promise<unknown>): void => void sent.catch(() => undefined);

/** Tells the gateway that the drawing has reached this step. The page does not wait for it. A device that resumes the drawing works out the step itself. */
export function reached(loanSeq: string, step: Step): void {
  quietly(call(loanStepCalls.loanStep, { loanSeq, step }));
  passed(loanSeq, step);
}

/** Adds a node to the record of the person's way through the drawing. */
export function passed(loanSeq: string, node: Node): void {
  quietly(call(loanStepCalls.saveCustZyProcessLog, { loanSeq, node }));
}
