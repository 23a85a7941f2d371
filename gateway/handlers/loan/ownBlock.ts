import { findCreditLine } from '../../queries/creditLines';
import { lacksProof } from '../../ledger/proofs';
import type { MemberContext } from '../../context';
import type { Refusal } from '../../refusal';
import { refuseLine, refuseWithoutProof } from '../../refusals/loan';
import { refuseFrozen } from '../../refusals/security';
import { refuseWithoutSupplement } from '../../refusals/supplement';
import { awaitsActivation } from '../credit/activation';
import { lacksSupplement } from '../supplement';

/** Why a person without an exception code may not draw now, if they can lift it themselves; the first one that applies. */
export async function ownBlock({ sql, customer, today }: MemberContext): Promise<Refusal | undefined> {
  if (customer.exception_code !== '') return undefined;
  if (customer.borrowing_frozen_at !== null) return refuseFrozen('frozen');
  if (awaitsActivation(await findCreditLine(sql, customer.id), today)) return refuseLine('lineInactive');
  if (await lacksProof({ sql, customer, today })) return refuseWithoutProof('proofMissing');
  const lacks = await lacksSupplement({ sql, customer, today });
  return lacks ? refuseWithoutSupplement('mayNotBorrow') : undefined;
}
