import type { CreditBlock } from './creditEntry';
import type { ContactReason } from './missingContacts';

/** What a person reads when the credit flow is blocked. */
export const CREDIT_BLOCK_MESSAGES: Record<CreditBlock, string> = {
  authorizationRecalled: '您已撤回授权，重新授权后才能申请额度，请到设置里的授权管理办理',
  refusedRecently: '您近期的申请未通过，暂时不能再次申请，请过一段时间再来',
  idCardExpired: '您的身份证已过期，请先更新身份证，再申请额度',
};

/** What a person reads for each error of the contact form, beside the field; elsewhere after the field's name. */
export const CONTACT_MESSAGES: Record<ContactReason, string> = {
  contactNameMissing: '请填写姓名',
  contactNameInvalid: '姓名应为2到30个汉字',
  contactRelationMissing: '请选择关系',
  contactPhoneMissing: '请填写手机号',
  contactPhoneInvalid: '手机号应为11位数字，以1开头',
  contactPhoneOwn: '不能填您本人的手机号',
  contactPhoneTwice: '这个手机号已经填过，请换一位联系人',
  contactGone: '沿用的联系人刚刚改过，请核对后再保存',
  occupationMissing: '请选择职业',
  companyMissing: '请填写单位名称',
};
