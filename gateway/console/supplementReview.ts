import { addDays, civilDateAt } from '@/domain/dates/civil';
import { SUPPLEMENT_RULE, supplementDueAfterRefusal } from '@/domain/supplement/rule';
import { documentAsked, documentDecided, notify } from '../messages';
import { readClock } from '../queries/clock';
import { customerByPhone, lockCustomer } from '../queries/customers';
import { addSupplement, decideSupplement, supplementByNo } from '../queries/supplements';
import { newKey } from '../secrets';
import { Problem, REASON_WANTED } from './problem';
import type { ConsoleTools } from './tools';

const GONE = '这一份已经审核过了';

/** Asks a customer for a document, and tells them. */
export async function askDocument(
  { db, outbox }: ConsoleTools,
  {
    phone,
    title = '近三个月的收入证明',
    why = '核对您的额度',
  }: { phone: string; title?: string; why?: string },
) {
  const customer = await customerByPhone(db, phone);
  if (customer === undefined) throw new Problem('这个手机号还没有注册');
  const supplementNo = newKey();
  await db.tx(async (sql) => {
    await lockCustomer(sql, customer.id);
    const now = await readClock(sql);
    const today = civilDateAt(now.getTime());
    const row = {
      ...{ supplement_no: supplementNo, customer_id: customer.id, title, why, asked_at: now },
      due_on: addDays(today, SUPPLEMENT_RULE.days),
    };
    await addSupplement(sql, row);
    await notify(sql, customer.id, documentAsked({ ...row, state: 'asked' }, today), now);
  });
  void outbox.flush();
  return { supplementNo };
}

/** Decides a document under review, and tells the customer. */
export async function decideDocument(
  { db, outbox }: ConsoleTools,
  { no, approve, reason }: { no: string; approve: boolean; reason: string },
) {
  if (!approve && reason === '') throw new Problem(REASON_WANTED);
  await db.tx(async (sql) => {
    const row = await supplementByNo(sql, no);
    if (row === undefined) throw new Problem(GONE);
    await lockCustomer(sql, row.customer_id);
    const at = await readClock(sql);
    const today = civilDateAt(at.getTime());
    const dueOn = approve ? row.due_on : supplementDueAfterRefusal(row.due_on, today);
    const end = {
      state: approve ? 'approved' : 'refused',
      reason: approve ? '' : reason,
      dueOn,
      at,
    } as const;
    if (!(await decideSupplement(sql, no, end))) throw new Problem(GONE);
    await notify(sql, row.customer_id, documentDecided(row, { ...end, approved: approve, today }), at);
  });
  void outbox.flush();
}
