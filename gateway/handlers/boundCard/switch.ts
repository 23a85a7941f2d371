import type { MemberContext } from '../../context';
import { repayCards } from '../../ledger/repayCard';
import { findCard } from '../../queries/cards';
import { decisionsOf } from '../../queries/decisions';
import { hasUnderWay } from '../../facts';

/** Why the repayment card cannot be changed now; undefined if it can. */
export async function switchBar({ sql, customer }: MemberContext): Promise<'paying' | 'closed' | undefined> {
  if (await hasUnderWay(sql, customer.id, 'collect')) return 'paying';
  return (await decisionsOf(sql, customer.phone)).cardSwitch === 'closed' ? 'closed' : undefined;
}

/** Whether this card may pay these loans: while changing is switched off, only the one they are repaid from, as long as it is bound. */
export async function mayPayWith(
  context: MemberContext,
  cardId: string,
  loanNos: readonly string[],
): Promise<boolean> {
  const { sql, customer } = context;
  if ((await decisionsOf(sql, customer.phone)).cardSwitch !== 'closed') return true;
  const uses = (await repayCards(sql, customer.id)).filter(({ loanNo }) => loanNos.includes(loanNo));
  const [usual, ...others] = [...new Set(uses.map((use) => use.cardId))];
  if (usual === undefined || others.length > 0 || usual === cardId) return true;
  return (await findCard(sql, customer.id, usual)) === undefined;
}
