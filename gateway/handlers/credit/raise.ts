import type { MemberContext } from '../../context';
import { findCreditLine, raiseCreditLine } from '../../queries/creditLines';
import { lockCustomer } from '../../queries/customers';
import { decideRaise, findOpenRaise } from '../../queries/raises';

/**
 * Asks the credit provider about an open raise and books what it decides. A line that ended meanwhile is not raised. Nothing to do
 * without an open one.
 */
export async function settleRaise(context: MemberContext): Promise<void> {
  const { sql, now, today, providers } = context;
  if ((await findOpenRaise(sql, context.customer.id)) === undefined) return;
  const customer = await lockCustomer(sql, context.customer.id);
  const raise = await findOpenRaise(sql, context.customer.id);
  if (customer === undefined || raise === undefined) return;
  const line = await findCreditLine(sql, customer.id);
  if (line === undefined || line.valid_to < today) {
    return decideRaise(sql, raise.raise_no, 'declined', now);
  }
  const decision = await providers.credit.decide({
    kind: 'raise',
    applicationNo: raise.raise_no,
    phone: customer.phone,
    name: customer.name,
    idNo: customer.id_no,
    currentLimit: line.total,
    supplemented: false,
  });
  switch (decision.kind) {
    case 'approved':
      await raiseCreditLine(sql, customer.id, decision.limit);
      return decideRaise(sql, raise.raise_no, 'granted', now);
    case 'declined':
      return decideRaise(sql, raise.raise_no, 'declined', now);
    case 'supplement':
    case 'pending':
  }
}
