import type { LeavingCondition } from '@/contract/codes';
import { dayText, type CivilDate } from '@/domain/dates/civil';
import { LEAVING, USER, type PersonalMessage } from './message';

interface Event {
  readonly about: string;
  readonly today: CivilDate;
  readonly servicePhone: string;
}

const WHY: Readonly<Record<LeavingCondition, string>> = {
  unpaid: '还有没结清的借款',
  openOrder: '还有银行没有处理完的交易',
  offline: '还有线下还款没有办完',
  reviewing: '还有申请在审核',
  proposal: '',
  line: '',
  coupon: '',
};

const care = (servicePhone: string): string => `如果不是您本人操作，请马上致电客服 ${servicePhone}。`;

/** The account ends on `dueOn` unless the person changes their mind. */
export function leaving({ about, today, servicePhone }: Event, dueOn: CivilDate): PersonalMessage {
  const done = `您已申请注销账号，将在${dayText(dueOn, today)}执行。在这之前登录就可以撤销。`;
  return {
    kind: 'leaving',
    about,
    day: today,
    title: '账号注销申请已受理',
    summary: `${dayText(dueOn, today)}前登录可以撤销`,
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...LEAVING,
  };
}

export function leavingRevoked({ about, today, servicePhone }: Event): PersonalMessage {
  const done = '您已撤销注销申请，账号可以照常使用。';
  return {
    kind: 'leaving-revoked',
    about,
    day: today,
    title: '注销申请已撤销',
    summary: '账号可以照常使用',
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...USER,
  };
}

/** The day has come, but something new is in the way. */
export function leavingStopped(
  { about, today, servicePhone }: Event,
  why: LeavingCondition,
): PersonalMessage {
  const done = `您的账号没有注销：${WHY[why]}。处理完后可以重新申请，有疑问请致电客服 ${servicePhone}。`;
  return {
    kind: 'leaving-stopped',
    about,
    day: today,
    title: '账号没有注销',
    summary: WHY[why],
    body: done,
    sms: done,
    ...LEAVING,
  };
}

/** SMS to the number of an account that has ended: its message centre is gone. */
export const leavingDone = (): string =>
  '您的账号已经注销，个人信息已经删除或按法律要求封存。感谢您的使用，今后可以用这个手机号重新注册。';
