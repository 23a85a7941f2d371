import * as v from 'valibot';
import { mailsUnderReview } from '../../queries/employerMails';
import { decideEmployer } from '../employerReview';
import { checked, phoneField, REASON_WANTED } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const decision = v.object(
  {
    phone: phoneField,
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON_WANTED), v.trim(), v.maxLength(60, REASON_WANTED)), ''),
  },
  '请给出 phone 和 approve',
);

async function waiting({ db }: ConsoleTools) {
  return (await mailsUnderReview(db)).map(({ phone, name, email, company, job }) => ({
    ...{ phone, name, email, company, job },
  }));
}
export type EmployerMail = Awaited<ReturnType<typeof waiting>>[number];

/** GET employer-mails: company data of unknown mail domains that wait for a reviewer. POST decides one. */
export const employerMailApi: ConsoleApi = (app, tools) => {
  app.get('/employer-mails', () => waiting(tools));
  app.post('/employer-mails', async (request) => {
    await decideEmployer(tools, checked(decision, request.body));
    return waiting(tools);
  });
};
