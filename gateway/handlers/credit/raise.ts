import { RAISE_RETRY_DAYS } from '@/domain/credit/raise';
import { addDays } from '@/domain/dates/civil';
import { raised, raiseDeclined, notify } from '../../messages';
import type { CreditDecision } from '../../providers/credit';
import { findCreditLine, raiseCreditLine, type CreditLineRow } from '../../queries/creditLines';
import { lockCustomer } from '../../queries/customers';
import { declineRaise, findOpenRaise, grantRaise } from '../../queries/raises';
import type { Asking, Booking } from './asking';

const lives = (line: CreditLineRow | undefined, today: string): line is CreditLineRow =>
  line !== undefined && line.valid_to >= today;

/** Books a decision once, and only on the raise it was made for. A line that ended in the meantime is not raised. */
async function book(
  { sql, customer, now, today }: Booking,
  raiseNo: string,
  decision: CreditDecision,
): Promise<void> {
  await lockCustomer(sql, customer.id);
  const raise = await findOpenRaise(sql, customer.id);
  if (raise?.raise_no !== raiseNo) return;
  const line = await findCreditLine(sql, customer.id);
  if (decision.kind === 'declined' || !lives(line, today)) {
    await declineRaise(sql, raiseNo, now);
    // The bank also tries by itself: a customer who did not ask is not told of a refusal.
    if (raise.kind === 'bank' || line === undefined) return;
    const retryDate = addDays(today, RAISE_RETRY_DAYS);
    return notify(sql, customer.id, raiseDeclined(raiseNo, { total: line.total, retryDate }, today), now);
  }
  if (decision.kind !== 'approved') return;
  // A lower limit than today's is no raise: the limit stays.
  const limits = { from: line.total, to: Math.max(line.total, decision.limit) };
  await raiseCreditLine(sql, customer.id, limits.to);
  await grantRaise(sql, raiseNo, limits, now);
  if (limits.to === limits.from) return;
  const { annual_rate: annualRate, valid_to: validTo } = line;
  const message = raised(raiseNo, { from: limits.from, total: limits.to, annualRate, validTo }, today);
  await notify(sql, customer.id, message, now);
}

/** Asks the credit provider about an open raise and books the decision. Does nothing without an open raise. */
export async function askRaise({ sql, customer, today, providers, tx, outbox }: Asking): Promise<void> {
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
  if (decision.kind === 'pending') return;
  await tx((context) => book(context, raise.raise_no, decision));
  void outbox.flush();
}
