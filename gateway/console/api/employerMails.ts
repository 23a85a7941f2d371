import * as v from 'valibot';
import { civilDateAt } from '@/domain/dates/civil';
import { employerRefused, employerVerified, tell } from '../../messages';
import { readClock } from '../../queries/clock';
import { customerByPhone, lockCustomer, setOccupation } from '../../queries/customers';
import { decideCompany, findEmployerMail, mailsUnderReview } from '../../queries/employerMails';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const REASON = '退回要写原因，最多60个字';
const GONE = '没有等待审核的企业信息';
const decision = v.object(
  {
    phone: phoneField,
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON), v.trim(), v.maxLength(60, REASON)), ''),
  },
  '请给出 phone 和 approve',
);

async function decide(
  { db, outbox }: ConsoleTools,
  { phone, approve, reason }: v.InferOutput<typeof decision>,
): Promise<void> {
  if (!approve && reason === '') throw new Problem(REASON);
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
    await tell(sql, customer.id, message, at);
  });
  void outbox.flush();
}

async function waiting({ db }: ConsoleTools) {
  return (await mailsUnderReview(db)).map(({ phone, name, email, company, job }) => ({
    ...{ phone, name, email, company, job },
  }));
}

/** GET employer-mails: company data of unknown mail domains that wait for a reviewer. POST decides one. */
export const employerMailApi: ConsoleApi = (app, tools) => {
  app.get('/employer-mails', () => waiting(tools));
  app.post('/employer-mails', async (request) => {
    await decide(tools, checked(decision, request.body));
    return waiting(tools);
  });
};
