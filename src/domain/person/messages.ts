import type { BankCardReason } from './bankCard';
import type { CorrectionReason } from './correction';
import type { IdNumberReason } from './idNumber';
import type { NameReason } from './name';
import type { PasswordReason } from './password';
import type { PhoneReason } from './phone';

export type PersonReason =
  PhoneReason | IdNumberReason | BankCardReason | NameReason | PasswordReason | CorrectionReason;

/** What a person reads for each reason code of this area. */
export const PERSON_MESSAGES: Record<PersonReason, string> = {
  phoneMissing: '请输入手机号',
  phoneInvalid: '手机号应为11位数字，以1开头',
  idNumberMissing: '请输入身份证号',
  idNumberLength: '身份证号应为18位，请检查是否漏填或多填',
  idNumberCharacters: '身份证号只能是数字，最后一位可以是X',
  idNumberBirthday: '身份证号中的出生日期不正确，请检查',
  idNumberCheckDigit: '身份证号有误，请逐位核对',
  bankCardMissing: '请输入银行卡号',
  bankCardCharacters: '银行卡号只能是数字',
  bankCardLength: '银行卡号应为12到19位数字',
  nameMissing: '请输入姓名',
  nameLength: '姓名应为2到30个汉字',
  nameCharacters: '姓名只能是汉字，中间可以有“·”',
  nameDiffers: '姓名与照片上的相差太多，请重新拍摄身份证',
  idNumberDiffers: '身份证号与照片上的相差太多，请重新拍摄身份证',
  authorityDiffers: '签发机关与照片上的相差太多，请重新拍摄身份证',
  validityDiffers: '有效期与照片上的相差太多，请重新拍摄身份证',
  passwordMissing: '请输入6位交易密码',
  passwordFormat: '交易密码应为6位数字',
  passwordSameDigits: '6位数字完全相同，容易被猜到，请换一个',
  passwordRun: '连续的数字容易被猜到，请换一个',
  passwordRepeat: '重复的数字组合容易被猜到，请换一个',
  passwordBirthday: '请不要用生日作密码',
  passwordPhone: '请不要用手机号中的数字作密码',
};

/** Shown beside a card number that fails the Luhn check; it may still be sent. */
export const LUHN_WARNING = '卡号可能有误，请核对；无误可以继续';
