import type { Sql } from '../../database';
import { findEducation } from '../../queries/educations';
import { findEmployerMail } from '../../queries/employerMails';
import { listProposals } from '../../queries/proposals';
import { listSupplements } from '../../queries/supplements';
import { dayOf, reviewName, some, timeOf, type Sections } from './rows';

/** What the person handed in after the application: documents, the employer's mailbox, studies, suggestions and complaints. */
export async function handedInData(sql: Sql, id: number) {
  const mail = await findEmployerMail(sql, id);
  const education = await findEducation(sql, id);
  return {
    employerMail: mail && { email: mail.email, company: mail.company, job: mail.job, state: mail.state },
    education: education && {
      school: education.school,
      level: education.level,
      graduationYear: education.graduation_year,
      state: education.state,
    },
    supplements: (await listSupplements(sql, id)).map(({ title, state, due_on, submitted_at }) => ({
      title,
      state,
      dueOn: due_on,
      submittedAt: submitted_at?.toISOString() ?? null,
    })),
    proposals: (await listProposals(sql, id)).map(({ propose_no, content, state, at }) => ({
      proposeNo: propose_no,
      content,
      state,
      at: at.toISOString(),
    })),
  };
}

type HandedInData = Awaited<ReturnType<typeof handedInData>>;

/** The same in words. */
export function handedInSections({
  employerMail,
  education,
  supplements,
  proposals,
}: HandedInData): Sections {
  return [
    {
      heading: '企业邮箱与学历',
      rows: some([
        ...(employerMail
          ? [
              [
                '企业邮箱',
                [employerMail.email, employerMail.company, employerMail.job, reviewName(employerMail.state)]
                  .filter(Boolean)
                  .join('，'),
              ] as const,
            ]
          : []),
        ...(education
          ? [
              [
                '学历',
                `${education.school}，${education.graduationYear} 年毕业，${reviewName(education.state)}`,
              ] as const,
            ]
          : []),
      ]),
    },
    {
      heading: '补充的资料',
      rows: some(
        supplements.map(({ title, state, dueOn }) => [title, `${reviewName(state)}，截止 ${dayOf(dueOn)}`]),
      ),
    },
    {
      heading: '建议与投诉',
      rows: some(
        proposals.map(({ at, content, state }) => [timeOf(at), `${content}（${reviewName(state)}）`]),
      ),
    },
  ];
}
