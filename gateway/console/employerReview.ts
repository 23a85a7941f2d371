import { civilDateAt } from '@/domain/dates/civil';
import { employerRefused, employerVerified, notify } from '../messages';
import { readClock } from '../queries/clock';
import { customerByPhone, lockCustomer, setOccupation } from '../queries/customers';
import { decideCompany, findEmployerMail } from '../queries/employerMails';
import { Problem, REASON_WANTED } from './problem';
import type { ConsoleTools } from './tools';

const GONE = '没有等待审核的企业信息';

/** Decides company data under review, and tells the customer. */
export async function decideEmployer(
  { db, outbox }: ConsoleTools,
  { phone, approve, reason }: { phone: string; approve: boolean; reason: string },
): Promise<void> {
  if (!approve && reason === '') throw new Problem(REASON_WANTED);
  const found = await customerByPhone(db, phone);
  if (found === undefined) throw new Problem(GONE);
  await db.tx(async (sql) => {
    const customer = await lockCustomer(sql, found.id);
    const at = await readClock(sql);
    const today = civilDateAt(at.getTime());
    const company = (await findEmployerMail(sql, customer.id))?.company ?? '';
    if (!(await decideCompany(sql, customer.id, { approve, reason: approve ? '' : reason, at }))) {
      throw new Problem(GONE);
    }
    if (approve) await setOccupation(sql, customer.id, customer.occupation || '企业职员', company);
    const message = approve
      ? employerVerified({ company, at, today })
      : employerRefused({ reason, at, today });
    await notify(sql, customer.id, message, at);
  });
  void outbox.flush();
}
