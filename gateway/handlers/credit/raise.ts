import type { MemberContext, Outside } from '../../context';
import type { CreditDecision } from '../../providers/credit';
import { findCreditLine, raiseCreditLine, type CreditLineRow } from '../../queries/creditLines';
import { lockCustomer } from '../../queries/customers';
import { declineRaise, findOpenRaise, grantRaise } from '../../queries/raises';

const lives = (line: CreditLineRow | undefined, today: string): line is CreditLineRow =>
  line !== undefined && line.valid_to >= today;

/** Books a decision once, and only on the raise it was made for. A line that ended meanwhile is not raised. */
async function book(
  { sql, customer, now, today }: MemberContext,
  raiseNo: string,
  decision: CreditDecision,
): Promise<void> {
  await lockCustomer(sql, customer.id);
  if ((await findOpenRaise(sql, customer.id))?.raise_no !== raiseNo) return;
  const line = await findCreditLine(sql, customer.id);
  if (decision.kind === 'declined' || !lives(line, today)) return declineRaise(sql, raiseNo, now);
  if (decision.kind !== 'approved') return;
  // A lower limit than today's is no raise: the limit stays.
  const limits = { from: line.total, to: Math.max(line.total, decision.limit) };
  await raiseCreditLine(sql, customer.id, limits.to);
  await grantRaise(sql, raiseNo, limits, now);
}

/** Asks the credit provider about an open raise and books the decision. Does nothing without an open raise. */
export async function askRaise({
  sql,
  customer,
  today,
  providers,
  tx,
}: Outside<MemberContext>): Promise<void> {
  const raise = await findOpenRaise(sql, customer.id);
  if (raise === undefined) return;
  const line = await findCreditLine(sql, customer.id);
  const decision: CreditDecision = lives(line, today)
    ? await providers.credit.decide({
        kind: 'raise',
        applicationNo: raise.raise_no,
        phone: customer.phone,
        name: customer.name,
        idNo: customer.id_no,
        currentLimit: line.total,
        supplemented: false,
      })
    : { kind: 'declined', reason: 'policy', retryAfterDays: 0 };
  if (decision.kind !== 'pending') await tx((context) => book(context, raise.raise_no, decision));
}
