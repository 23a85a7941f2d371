import type { EmploymentReason } from './record';

/** What a person reads for each reason code of this area. */
export const EMPLOYMENT_MESSAGES: Record<EmploymentReason, string> = {
  companyMissing: '请填写单位全称',
  companyLength: '单位全称应为4到60个字，与营业执照一致',
  companyCharacters: '单位名称中有不能使用的字符，请修改',
  jobMissing: '请填写您的职位',
  jobLength: '职位应为2到30个字',
  jobCharacters: '职位中有不能使用的字符，请修改',
  incomeMissing: '请填写税前月收入',
  incomeInvalid: '月收入应为数字，最多两位小数',
  incomeTooSmall: '月收入应不少于 500.00 元，请核对',
  incomeTooLarge: '月收入应不超过 100 万元，请核对',
};

/** States of a submitted record (contract enterpriseRecord); the tone of its tag is never the only sign. */
export const EMPLOYMENT_STATES = {
  verified: { name: '已核实', note: '单位名单上有您的手机号，已自动核实', tone: 'green' },
  pending: { name: '待单位确认', note: '单位把您加入员工名单后自动核实，30天内有效', tone: 'gold' },
  lapsed: { name: '未能核实', note: '单位30天内没有确认，请核对单位全称后重新提交', tone: 'red' },
  replaced: { name: '已更新', note: '您后来提交了新的信息，以新的为准', tone: 'grey' },
} as const;
