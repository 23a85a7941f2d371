import type { MemberContext } from '../../context';
import { decisionsOf } from '../../queries/decisions';
import { openOrdersOf } from '../../queries/orders';

/** Why the repayment card cannot be changed now; undefined if it can. */
export async function switchBar({ sql, customer }: MemberContext): Promise<'paying' | 'closed' | undefined> {
  if ((await openOrdersOf(sql, customer.id, 'collect')).length > 0) return 'paying';
  return (await decisionsOf(sql, customer.phone)).cardSwitch === 'closed' ? 'closed' : undefined;
}
