import type { Response } from '@/contract';
import { loanCalls } from '@/contract/loan';
import { trialContradiction } from '@/domain/loan/contradiction';
import { costSheet, type CostLine } from '@/domain/loan/costSheet';
import { purposeName } from '@/domain/loan/purposes';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';
import { checkedCall } from '@/features/trust';
import { call } from '@/request';
import { TITLE } from '@/settings';
import { cardName } from './cards';
import { planOf, type Plan } from './plan';

export type SignFile = Response<'qryWillSignFiles'>['files'][number];

/** The only template without a tick: the person reads it in its own sheet. */
const COST_SHEET = 'cost-sheet';

/** An opened drawing as the confirmation page shows it. */
export interface DrawingFacts {
  readonly plan: Plan;
  /** First day of the plan. */
  readonly plannedOn: string;
  readonly card: string;
  readonly purpose: string;
  /** '' if none is needed. */
  readonly address: string;
  /** Each needs its own consent. */
  readonly contracts: readonly SignFile[];
  readonly costs: readonly CostLine[];
  /** Everything that the signature covers. */
  readonly templateIds: readonly string[];
}

export async function loadDrawing(loanSeq: string): Promise<DrawingFacts> {
  const [drawing, { files }] = await Promise.all([
    checkedCall(loanCalls.queryTrialInfo, { loanSeq }, ({ trial }) => trialContradiction(planOf(trial))),
    call(loanCalls.qryWillSignFiles, { loanSeq }),
  ]);
  const plan = planOf(drawing.trial);
  return {
    plan,
    plannedOn: drawing.plannedOn,
    card: cardName(drawing.card),
    purpose: purposeName(drawing.purpose),
    address: drawing.address,
    contracts: files.filter(({ templateId }) => templateId !== COST_SHEET),
    costs: costsOf(plan),
    templateIds: files.map(({ templateId }) => templateId),
  };
}

const costsOf = ({ amount, terms, ...plan }: Plan): CostLine[] =>
  costSheet({ ...plan, principal: amount, terms, payee: TITLE, coolingOffDays: COOLING_OFF_DAYS });
