import type { EducationReason } from './graduate';

/** What a person reads for each reason code of this area. */
export const EDUCATION_MESSAGES: Record<EducationReason, string> = {
  schoolMissing: '请填写学校全称',
  schoolLength: '学校全称应为4到40个字，与证书一致',
  schoolCharacters: '学校名称中有不能使用的字符，请修改',
  levelMissing: '请选择学历',
  yearMissing: '请选择毕业年份',
  yearRange: '仅限近5年毕业或明年毕业，请核对年份',
  fileMissing: '请至少上传一份证明：毕业证书、学位证书或学历验证报告',
};

/** States of the education on file (contract educationQuery). */
export const EDUCATION_STATES = {
  none: { name: '未提交', note: '上传证明并填写学校和年份' },
  draft: { name: '未提交', note: '证明已上传，填好学校和年份后提交' },
  reviewing: { name: '审核中', note: '一般1个工作日内有结果，可以回来查看' },
  approved: { name: '已通过', note: '您的学历信息已核实' },
  returned: { name: '需要补正', note: '请按原因修改后重新提交' },
} as const;
