import type { PersonField } from '@/contract/codes';

export const FIELD_NAMES: Readonly<Record<PersonField, string>> = {
  occupation: '职业',
  company: '单位',
  email: '邮箱',
  address: '常住地址',
  contacts: '联系人',
};

/** The data that can be edited, page by page. */
export const EDIT_PARTS = ['work', 'home', 'contacts'] as const;
export type EditPart = (typeof EDIT_PARTS)[number];

export const PERSON = {
  identity: '身份信息',
  identityNote: '已通过身份证核实，不能在这里修改',
  work: '工作信息',
  home: '联系方式',
  contacts: '联系人',
  changes: '修改记录',
  noChanges: '还没有修改过。',
  edit: '修改',
  show: '查看完整信息',
  hide: '隐藏完整信息',
  showNote: '查看前需要验证身份，离开页面后自动隐藏',
  name: '姓名',
  idNo: '身份证号',
  phone: '手机号',
  validTo: '身份证有效期',
  longTerm: '长期或未识别',
  occupation: '职业',
  company: '单位',
  email: '邮箱',
  address: '常住地址',
  none: '未填写',
  general: '常用联系人',
  emergency: '紧急联系人',
  exportAll: '导出个人信息',
} as const;

export const EDIT = {
  saved: '已保存',
  save: '保存',
  saveChecked: '验证身份并保存',
  company: '单位名称（选填）',
  companyHint: '工牌上的名称',
  email: '邮箱（选填）',
  emailHint: '邮箱地址',
  emailExample: '例如 name@example.com',
  address: '常住地址（选填）',
  addressHint: '省市区、街道和门牌号',
  homeNote: '修改前会验证身份。留空的一项保持原样',
  stored: '现在保存的是',
  contactsNote: '修改前会验证身份。保存后替换原来的联系人',
  workNote: '用于评估您能借多少，不会联系您的单位',
  occupationMissing: '请选择职业',
  nothingTyped: '请填写要修改的内容',
  unknown: '没有这一项可以修改。',
  toPerson: '查看个人信息',
} as const;
