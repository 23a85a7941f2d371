import { dueAfterRefusal } from '@/domain/loan/proof';
import { outsideOf } from '../calls/contexts';
import { takeDecisions } from '../handlers/credit/afterDecision';
import { proofStanding } from '../ledger/proofs';
import { proofApproved, proofRefused, notify } from '../messages';
import { customerByPhone, lockCustomer } from '../queries/customers';
import { setDecisions } from '../queries/decisions';
import { decideProof, proofOf } from '../queries/proofs';
import { raisesUnderReview } from '../queries/raises';
import { readClock } from '../queries/clock';
import { civilDateAt } from '@/domain/dates/civil';
import { Problem } from './problem';
import { contextOf, type ConsoleTools } from './tools';

const GONE = '这一项已经审核过了';

/** Decides a line or a raise of this phone as the bank would; it gives no reasons. */
export async function decideAsBank(tools: ConsoleTools, phone: string, approve: boolean): Promise<void> {
  const customer = await customerByPhone(tools.db, phone);
  if (customer === undefined) throw new Problem(GONE);
  await setDecisions(tools.db, phone, { credit: approve ? 'approve' : 'deny' });
  await takeDecisions(outsideOf(await contextOf(tools.db, customer, tools), tools));
}

/** Decides a raise as the credit decision of its phone would. */
export async function decideRaise(tools: ConsoleTools, raiseNo: string, approve: boolean): Promise<void> {
  const raise = (await raisesUnderReview(tools.db)).find(({ raise_no }) => raise_no === raiseNo);
  if (raise === undefined) throw new Problem(GONE);
  await decideAsBank(tools, raise.phone, approve);
}

/** Decides a proof, and tells the person in the same transaction. */
export async function reviewProof(
  { db, outbox }: ConsoleTools,
  loanNo: string,
  { approve, reason }: { readonly approve: boolean; readonly reason: string },
): Promise<void> {
  await db.tx(async (sql) => {
    const row = await proofOf(sql, loanNo);
    if (row === undefined) throw new Problem(GONE);
    await lockCustomer(sql, row.customer_id);
    const now = await readClock(sql);
    const today = civilDateAt(now.getTime());
    const before = proofStanding(row).dueOn;
    const dueOn = approve ? before : dueAfterRefusal(before, today);
    const state = approve ? 'approved' : 'refused';
    if (!(await decideProof(sql, loanNo, { state, reason: approve ? '' : reason, dueOn, at: now }))) {
      throw new Problem(GONE);
    }
    const message = approve ? proofApproved({ row, today }) : proofRefused({ row, today }, { reason, dueOn });
    await notify(sql, row.customer_id, message, now);
  });
  void outbox.flush();
}
