import { civilDateAt } from '@/domain/dates/civil';
import { proposeAnswered, notify } from '../messages';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { addProposalEvent, answerProposal, proposalByNo } from '../queries/proposals';
import { Problem } from './problem';
import type { ConsoleTools } from './tools';

const GONE = '这一条已经答复过了';

/** Answers a proposal that waits, and tells the person in the same transaction. */
export async function answerProposalOf(
  { db, outbox }: ConsoleTools,
  { proposeNo, words }: { proposeNo: string; words: string },
) {
  await db.tx(async (sql) => {
    const row = await proposalByNo(sql, proposeNo);
    if (row === undefined) throw new Problem(GONE);
    await lockCustomer(sql, row.customer_id);
    if (!(await answerProposal(sql, proposeNo))) throw new Problem(GONE);
    const now = await readClock(sql);
    await addProposalEvent(sql, proposeNo, { kind: 'answered', words, at: now });
    const today = civilDateAt(now.getTime());
    await notify(sql, row.customer_id, proposeAnswered(row, { times: row.objections, today, words }), now);
  });
  void outbox.flush();
}
