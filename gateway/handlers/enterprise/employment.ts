import type { Request, Response } from '@/contract';
import {
  checkCompany,
  checkIncome,
  checkJob,
  CONFIRM_DAYS,
  normaliseCompany,
  type EmploymentReason,
} from '@/domain/enterprise/record';
import { toYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { MemberContext } from '../../context';
import { lockCustomer, setOccupation } from '../../queries/customers';
import { employersOf } from '../../queries/employers';
import {
  addEmployment,
  countEmployments,
  listEmployments,
  setVerified,
  type EmploymentRow,
} from '../../queries/employments';
import { refuseEnterprise } from '../../refusals/work';
import { newKey } from '../../secrets';
import { DAY_MS } from '../../units';

type EmploymentRecord = Response<'enterpriseSave'>['record'];

const SAVES_PER_DAY = 10;
/** One of the occupations that the contact step offers. */
const EMPLOYEE = '企业职员';

function stateOf(row: EmploymentRow, newest: boolean, now: Date): EmploymentRecord['state'] {
  if (!newest) return 'replaced';
  if (row.verified_at !== null) return 'verified';
  return now.getTime() - row.submitted_at.getTime() > CONFIRM_DAYS * DAY_MS ? 'lapsed' : 'pending';
}

const recordOf = (row: EmploymentRow, newest: boolean, now: Date): EmploymentRecord => ({
  recordId: row.record_id,
  company: row.company,
  job: row.job,
  monthlyIncome: toYuan(row.monthly_income),
  state: stateOf(row, newest, now),
  submittedAt: row.submitted_at.toISOString(),
  verifiedAt: row.verified_at?.toISOString() ?? null,
});

const namedBy = async ({ sql, customer }: MemberContext, company: string): Promise<boolean> =>
  (await employersOf(sql, customer.phone)).some(({ name }) => normaliseCompany(name) === company);

/** Copies confirmed employment into empty fields of the application. */
async function carryOver({ sql, customer }: MemberContext, company: string): Promise<void> {
  await setOccupation(sql, customer.id, customer.occupation || EMPLOYEE, customer.company || company);
}

/** Settles a pending record when it is read: the employer may have listed the person in the meantime. */
async function settle(context: MemberContext, row: EmploymentRow | undefined): Promise<void> {
  if (row === undefined || stateOf(row, true, context.now) !== 'pending') return;
  if (!(await namedBy(context, row.company))) return;
  await setVerified(context.sql, row.record_id, context.now);
  await carryOver(context, row.company);
}

const CHECKS = [
  ['companyWrong', ({ company }) => checkCompany(company)],
  ['jobWrong', ({ job }) => checkJob(job)],
  ['incomeWrong', ({ monthlyIncome }) => checkIncome(monthlyIncome)],
] as const satisfies readonly (readonly [
  'companyWrong' | 'jobWrong' | 'incomeWrong',
  (request: Request<'enterpriseSave'>) => EmploymentReason | undefined,
])[];

export async function saveEmployment(
  context: MemberContext,
  request: Request<'enterpriseSave'>,
): Promise<Response<'enterpriseSave'>> {
  const { sql, now } = context;
  for (const [name, check] of CHECKS) {
    const reason = check(request);
    if (reason !== undefined) throw refuseEnterprise(name, reason);
  }
  const customer = await lockCustomer(sql, context.customer.id);
  if ((await countEmployments(sql, customer.id, new Date(now.getTime() - DAY_MS))) >= SAVES_PER_DAY) {
    throw refuseEnterprise('savesUsedUp');
  }
  const company = normaliseCompany(request.company);
  const verified = await namedBy(context, company);
  const row = {
    record_id: newKey(),
    customer_id: customer.id,
    company,
    job: request.job.trim(),
    monthly_income: fenOf(request.monthlyIncome),
    submitted_at: now,
    verified_at: verified ? now : null,
  };
  await addEmployment(sql, row);
  if (verified) await carryOver({ ...context, customer }, company);
  return { record: recordOf(row, true, now) };
}

/** The customer's own records, newest first, or only the named one. */
export async function listRecords(
  context: MemberContext,
  recordId: string | undefined,
): Promise<EmploymentRecord[]> {
  const { sql, customer, now } = context;
  await settle(context, (await listEmployments(sql, customer.id))[0]);
  const records = (await listEmployments(sql, customer.id)).map((row, index) =>
    recordOf(row, index === 0, now),
  );
  return recordId === undefined ? records : records.filter((record) => record.recordId === recordId);
}
