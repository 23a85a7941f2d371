import type { Response } from '@/contract';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { EMPLOYMENT_STATES } from '@/domain/enterprise/messages';
import { formatYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';

export type EmploymentRecord = Response<'enterpriseList'>['list'][number];

/** '2026年11月18日' of an instant, in Shanghai. */
const dayOf = (instant: string): string => formatChinese(civilDateAt(Date.parse(instant)), 'full');

/** A record as it is read. */
export const shownRecord = (record: EmploymentRecord) => ({
  id: record.recordId,
  company: record.company,
  job: record.job,
  income: `${formatYuan(fenOf(record.monthlyIncome))} 元/月`,
  submitted: dayOf(record.submittedAt),
  verified: record.verifiedAt === null ? '' : dayOf(record.verifiedAt),
  state: EMPLOYMENT_STATES[record.state],
});

export type ShownRecord = ReturnType<typeof shownRecord>;
