import { plainText } from '../text/typed';

export type MailReason = 'mailMissing' | 'mailInvalid' | 'mailFree';

/** Providers where anybody gets a mailbox: it proves no employment. */
const FREE: ReadonlySet<string> = new Set([
  ...['qq.com', 'vip.qq.com', 'foxmail.com', '163.com', '126.com', 'yeah.net', 'vip.163.com', '139.com'],
  ...['189.cn', 'wo.cn', 'sina.com', 'sina.cn', 'sohu.com', 'aliyun.com', '21cn.com', 'tom.com'],
  ...[
    'gmail.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'yahoo.com',
    'icloud.com',
    'me.com',
    'proton.me',
  ],
]);

/** Parts of letters with one dot between two of them, as mail servers take it. */
const MAIL =
  /^(?=[^@]{1,64}@)[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
const LONGEST = 120;

/** As it is compared and stored. */
export const normaliseMail = (text: string): string => plainText(text).trim().toLowerCase();

export const domainOf = (mail: string): string => mail.slice(mail.lastIndexOf('@') + 1);

/** Why a mail address is invalid; undefined for a valid one. */
export function checkAnyMail(text: string): Exclude<MailReason, 'mailFree'> | undefined {
  const mail = normaliseMail(text);
  if (mail === '') return 'mailMissing';
  return mail.length > LONGEST || !MAIL.test(mail) ? 'mailInvalid' : undefined;
}

/** Why an employer's mail address is invalid; undefined for a valid one. */
export function checkMail(text: string): MailReason | undefined {
  return checkAnyMail(text) ?? (FREE.has(domainOf(normaliseMail(text))) ? 'mailFree' : undefined);
}

/** 'li***@company.com' */
export const maskMail = (mail: string): string => mail.replace(/^(.{1,2})[^@]*@/, '$1***@');

export const MAILBOX_MESSAGES = {
  mailMissing: '请输入邮箱',
  mailInvalid: '邮箱格式不对，请核对，例如 name@example.com',
} as const;

export const MAIL_MESSAGES: Readonly<Record<MailReason, string>> = {
  mailMissing: '请输入企业邮箱',
  mailInvalid: '邮箱格式不对，请核对，例如 name@company.com',
  mailFree: '这是个人邮箱，请用单位发给您的邮箱',
};
