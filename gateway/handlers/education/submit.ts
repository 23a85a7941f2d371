import type { Request, Response } from '@/contract';
import { EDUCATION_MESSAGES } from '@/domain/education/messages';
import { checkGraduationYear, checkSchool } from '@/domain/education/graduate';
import type { MemberContext } from '../../context';
import { lockCustomer } from '../../queries/customers';
import {
  decideEducation,
  educationContents,
  findEducation,
  listEducationFiles,
  putEducation,
  type EducationRow,
} from '../../queries/educations';
import { Refusal } from '../../refusal';

export const closed = (state: EducationRow['state']) =>
  new Refusal(
    '101305',
    state === 'approved' ? '学历信息已通过审核，不用再提交' : '学历信息正在审核，暂时不能修改',
  );

/** Whoever reviews is asked about what is open; undecided, it stays open and is asked about again. */
export async function settleEducation(context: MemberContext): Promise<EducationRow | undefined> {
  const { sql, customer, now, providers } = context;
  const row = await findEducation(sql, customer.id);
  if (row?.state !== 'reviewing') return row;
  const verdict = await providers.education.review({
    phone: customer.phone,
    name: customer.name,
    school: row.school,
    level: row.level,
    graduationYear: row.graduation_year,
    files: await educationContents(sql, customer.id),
  });
  if (verdict.kind === 'pending') return row;
  const reason = verdict.kind === 'returned' ? verdict.reason : '';
  await decideEducation(sql, customer.id, { state: verdict.kind, reason, at: now });
  return findEducation(sql, customer.id);
}

export async function submitEducation(
  context: MemberContext,
  { school, level, graduationYear }: Request<'educationUpdate'>,
): Promise<Response<'educationUpdate'>> {
  const { sql, customer, now, today } = context;
  await lockCustomer(sql, customer.id);
  const before = await findEducation(sql, customer.id);
  if (before !== undefined && before.state !== 'returned') throw closed(before.state);
  const schoolReason = checkSchool(school);
  if (schoolReason !== undefined) throw new Refusal('101303', EDUCATION_MESSAGES[schoolReason]);
  const yearReason = checkGraduationYear(graduationYear, today);
  if (yearReason !== undefined) throw new Refusal('101304', EDUCATION_MESSAGES[yearReason]);
  if ((await listEducationFiles(sql, customer.id)).length === 0) {
    throw new Refusal('101301', EDUCATION_MESSAGES.fileMissing);
  }
  await putEducation(sql, {
    customer_id: customer.id,
    school: school.trim(),
    level,
    graduation_year: graduationYear,
    submitted_at: now,
  });
  return { state: (await settleEducation(context))?.state ?? 'reviewing' };
}
