import type { CivilDate } from '@/domain/dates/civil';
import { maskPhone } from '@/domain/person/mask';
import { groupPhone } from '@/domain/person/phone';
import { SECURITY, USER, type PersonalMessage } from './message';

/** A new trade password opens the way to the person's money: anyone who did not set it must hear of it. `about`: one text for each reset. */
export function passwordReset(about: string, servicePhone: string, today: CivilDate): PersonalMessage {
  const done = '您的交易密码已经重置，之后的借款和还款用新密码。';
  const care = `如果不是您本人操作，请马上致电客服 ${servicePhone}。我们不会向您索要密码和验证码。`;
  return {
    kind: 'password-reset',
    about,
    day: today,
    title: '交易密码已重置',
    summary: '不是本人操作请马上致电客服',
    body: `${done}\n${care}`,
    sms: done + care,
    ...USER,
  };
}

interface When {
  /** One text for each time that it happens. */
  readonly about: string;
  readonly today: CivilDate;
}

const care = (servicePhone: string): string =>
  `如果不是您本人操作，请马上致电客服 ${servicePhone}。我们不会向您索要密码和验证码。`;

export function passwordChanged(servicePhone: string, { about, today }: When): PersonalMessage {
  const done = '您的交易密码已经修改，之后的借款和还款用新密码。';
  return {
    kind: 'password-changed',
    about,
    day: today,
    title: '交易密码已修改',
    summary: '不是本人操作请马上致电客服',
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...SECURITY,
  };
}

const masked = (phone: string): string => groupPhone(maskPhone(phone));

/** SMS to the number that the account had: a thief may have changed it. */
export const phoneChangedText = (before: string, after: string): string =>
  `您的账号已更换登录手机号：${masked(before)} 换为 ${masked(after)}。如果不是您本人操作，请立即联系客服。`;

/** SMS to the number of an account while somebody asks for another one. */
export const phoneChangeWarning = (phone: string): string =>
  `有人正在申请更换账号 ${masked(phone)} 的登录手机号。如果不是您本人操作，请立即联系客服。`;

/** Goes to the new phone, which is the account's when it is sent; the old one gets its own SMS. */
export function phoneChanged(
  { before, after }: { readonly before: string; readonly after: string },
  servicePhone: string,
  { about, today }: When,
): PersonalMessage {
  const done = `登录手机号已由 ${masked(before)} 换为 ${masked(after)}，其他设备已经退出。`;
  return {
    kind: 'phone-changed',
    about,
    day: today,
    title: '手机号已更换',
    summary: `以后用 ${masked(after)} 登录`,
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...SECURITY,
  };
}

export function deviceEnded(name: string, servicePhone: string, { about, today }: When): PersonalMessage {
  const done = `您已让一台设备（${name}）退出登录。`;
  return {
    kind: 'device-ended',
    about,
    day: today,
    title: '一台设备已退出登录',
    summary: name,
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...SECURITY,
  };
}

export function borrowingFrozen(servicePhone: string, { about, today }: When): PersonalMessage {
  const done = '您已暂停借款：恢复之前不能再借，还款不受影响。';
  return {
    kind: 'borrowing-frozen',
    about,
    day: today,
    title: '已暂停借款',
    summary: '恢复之前不能再借，还款不受影响',
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...SECURITY,
  };
}

export function borrowingThawed(servicePhone: string, { about, today }: When): PersonalMessage {
  const done = '您已恢复借款。';
  return {
    kind: 'borrowing-thawed',
    about,
    day: today,
    title: '已恢复借款',
    summary: '不是本人操作请马上致电客服',
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...SECURITY,
  };
}
