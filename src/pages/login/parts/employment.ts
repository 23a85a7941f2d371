import type { Response } from '@/contract';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { EMPLOYMENT_STATES } from '@/domain/enterprise/messages';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';

export type EmploymentRecord = Response<'enterpriseList'>['list'][number];

/** The day of an instant in Asia/Shanghai: '2026年11月18日'. */
const dayOf = (instant: string): string => formatChinese(civilDateAt(Date.parse(instant)), 'full');

/** A record for display. */
export const shownRecord = (record: EmploymentRecord) => ({
  id: record.recordId,
  company: record.company,
  job: record.job,
  income: `${moneyText(fenOf(record.monthlyIncome))}/月`,
  submitted: dayOf(record.submittedAt),
  verified: record.verifiedAt === null ? '' : dayOf(record.verifiedAt),
  state: EMPLOYMENT_STATES[record.state],
});

export type ShownRecord = ReturnType<typeof shownRecord>;
