import { employerMailRefusals } from '@/contract/employerMail';
import { MAIL_MESSAGES, type MailReason } from '@/domain/enterprise/mail';
import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';

const employment = (reason: keyof typeof EMPLOYMENT_MESSAGES) => EMPLOYMENT_MESSAGES[reason];

export const refuseMail = refusing(employerMailRefusals, {
  ...CODE_WORDS,
  mailWrong: (reason: MailReason) => MAIL_MESSAGES[reason],
  mailTaken: '这个邮箱已经用于另一个账户，请换一个或联系客服',
  codeNotSent: '邮件没有发出去，请核对邮箱后再试',
  companyWrong: employment,
  jobWrong: employment,
  supplementClosed: '现在不需要补充企业信息',
});
