import { loanRefusals } from '@/contract/loan';
import { repayRefusals } from '@/contract/repay';
import { paymentRefusals } from '@/contract/flowRefusals';
import { Refusal } from '../../gateway/refusal';
import type { Why } from './model/quote';

/** The gateway and the model differ. */
export class Difference extends Error {}

/** Compares by JSON: figures and texts only. */
export function same(what: string, real: unknown, model: unknown): void {
  const [is, ought] = [JSON.stringify(real), JSON.stringify(model)];
  if (is !== ought) throw new Difference(`${what}\n    the gateway: ${is}\n    the model:   ${ought}`);
}

export function holds(what: string, truth: boolean): void {
  if (!truth) throw new Difference(what);
}

const CODES: Readonly<Record<Why, string>> = { ...repayRefusals, ...paymentRefusals, ...loanRefusals };

/** The refusal that the model foresees, or the answer. */
export function answered<A>(what: string, answer: A | Refusal, why: Why | undefined): A | undefined {
  const code = answer instanceof Refusal ? answer.code : 'none';
  same(`${what}: refused`, code, why === undefined ? 'none' : CODES[why]);
  return answer instanceof Refusal ? undefined : answer;
}
