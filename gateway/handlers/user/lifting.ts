import type { Response } from '@/contract';
import { LOAN_BLOCKS, type Lifting } from '@/contract/codes';
import type { Refusal } from '../../refusal';

type Bar = Pick<Response<'queryProdSts'>, 'barred' | 'lifting'>;

/** Where each bar is lifted; any other one only customer service knows. */
const LIFTED_AT: Readonly<Partial<Record<string, Lifting>>> = {
  [LOAN_BLOCKS.accountLeaving]: 'applyLogout',
  [LOAN_BLOCKS.frozen]: 'security',
  [LOAN_BLOCKS.ownIdCardExpired]: 'idCardUpdate',
  [LOAN_BLOCKS.proofMissing]: 'proofs',
  [LOAN_BLOCKS.documentMissing]: 'mySupplement',
  [LOAN_BLOCKS.authorisationWithdrawn]: 'withdrawnAuth',
};

/** What bars a person from borrowing, in the sentence of its refusal. A line to activate is its own action. */
export function liftingOf(refusal: Refusal | undefined): Bar {
  if (refusal === undefined || refusal.code === LOAN_BLOCKS.lineInactive)
    return { barred: '', lifting: null };
  return { barred: refusal.desc, lifting: LIFTED_AT[refusal.code] ?? 'onlineService' };
}
