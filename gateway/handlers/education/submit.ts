import type { Request } from '@/contract';
import { checkGraduationYear, checkSchool } from '@/domain/education/graduate';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { lockCustomer } from '../../queries/customers';
import {
  decideEducation,
  educationContents,
  findEducation,
  listEducationFiles,
  putEducation,
} from '../../queries/educations';
import { refuseEducation } from '../../refusals/work';

/** Asks the reviewer about the open submission; while undecided, it stays open and is asked about again. */
export async function askReview({ sql, customer, providers, tx }: Outside<MemberContext>): Promise<void> {
  const row = await findEducation(sql, customer.id);
  if (row?.state !== 'reviewing') return;
  const verdict = await providers.education.review({
    phone: customer.phone,
    name: customer.name,
    school: row.school,
    level: row.level,
    graduationYear: row.graduation_year,
    files: await educationContents(sql, customer.id),
  });
  if (verdict.kind === 'pending') return;
  const reason = verdict.kind === 'returned' ? verdict.reason : '';
  await tx(({ sql: own, now }) =>
    decideEducation(own, customer.id, row.submitted_at, { state: verdict.kind, reason, at: now }),
  );
}

async function writeEducation(
  context: MemberContext,
  { school, level, graduationYear }: Request<'educationUpdate'>,
): Promise<object> {
  const { sql, customer, now, today } = context;
  await lockCustomer(sql, customer.id);
  const before = await findEducation(sql, customer.id);
  if (before !== undefined && before.state !== 'returned') throw refuseEducation('reviewRuns', before.state);
  const schoolReason = checkSchool(school);
  if (schoolReason !== undefined) throw refuseEducation('schoolWrong', schoolReason);
  const yearReason = checkGraduationYear(graduationYear, today);
  if (yearReason !== undefined) throw refuseEducation('yearWrong', yearReason);
  if ((await listEducationFiles(sql, customer.id)).length === 0) {
    throw refuseEducation('fileMissing');
  }
  await putEducation(sql, {
    customer_id: customer.id,
    school: school.trim(),
    level,
    graduation_year: graduationYear,
    submitted_at: now,
  });
  return {};
}

/** Spec §7 education update: stores the graduate's data and asks for its review at once. */
export const submitEducation = thenAsk<'educationUpdate', object>(
  (request, context) => writeEducation(context, request),
  async (_written, context) => {
    await askReview(context);
    return { state: (await findEducation(context.sql, context.customer.id))?.state ?? 'reviewing' };
  },
);
