import type { enterpriseCalls } from '@/contract/enterprise';
import type { HandlersOf } from '../context';
import { employersOf, listBenefits, listEmployers, type EmployerRow } from '../queries/employers';
import { listEmployments } from '../queries/employments';
import { Refusal } from '../refusal';
import { refuseEnterprise } from '../refusals/work';
import { listRecords, saveEmployment } from './enterprise/employment';
import { enter } from './login/enter';
import { userInfoOf } from './presenters/userInfo';

const employerOf = ({ employer_id, name }: EmployerRow) => ({ employerId: employer_id, name });

export const enterpriseHandlers: HandlersOf<typeof enterpriseCalls> = {
  async loginSubmit(request, context) {
    const { sql } = context;
    const [employer] = await employersOf(sql, request.phone);
    // Refuse only after the code: without the phone no one learns who its holder works for.
    const entered = await enter(context, request, async () =>
      employer === undefined ? refuseEnterprise('notListed') : undefined,
    );
    if (entered instanceof Refusal) return entered;
    if (employer === undefined) throw new Error('let in without an employer');
    const { tokenCode, isNew, customer } = entered;
    return {
      tokenCode,
      isNew,
      userInfo: await userInfoOf(sql, customer),
      employer: employerOf(employer),
      hasRecord: (await listEmployments(sql, customer.id)).length > 0 ? 'Y' : 'N',
    };
  },

  async enterprisePartners(_request, { sql }) {
    const [employers, benefits] = [await listEmployers(sql), await listBenefits(sql)];
    return {
      list: employers.map(employerOf),
      benefits: benefits.map(({ title, note }) => ({ title, note })),
    };
  },

  enterpriseSave: (request, context) => saveEmployment(context, request),

  async enterpriseList({ recordId }, context) {
    const [employer] = await employersOf(context.sql, context.customer.phone);
    return {
      employer: employer === undefined ? null : employerOf(employer),
      list: await listRecords(context, recordId),
    };
  },
};
