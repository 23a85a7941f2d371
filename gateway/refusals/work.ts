import { educationRefusals } from '@/contract/education';
import { enterpriseRefusals } from '@/contract/enterprise';
import { EDUCATION_MESSAGES } from '@/domain/education/messages';
import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { refusing } from '../refusal';
import { usedUp } from './dayLimit';

const employment = (reason: keyof typeof EMPLOYMENT_MESSAGES) => EMPLOYMENT_MESSAGES[reason];
const education = (reason: keyof typeof EDUCATION_MESSAGES) => EDUCATION_MESSAGES[reason];

export const refuseEnterprise = refusing(enterpriseRefusals, {
  notListed: '合作企业的员工名单中没有这个手机号',
  companyWrong: employment,
  jobWrong: employment,
  incomeWrong: employment,
  savesUsedUp: usedUp('提交'),
});

export const refuseEducation = refusing(educationRefusals, {
  fileMissing: EDUCATION_MESSAGES.fileMissing,
  schoolWrong: education,
  yearWrong: education,
  reviewRuns: (state: 'reviewing' | 'approved') =>
    state === 'approved' ? '学历信息已通过审核，不用再提交' : '学历信息正在审核，暂时不能修改',
});
