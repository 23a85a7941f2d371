import type { CivilDate } from '@/domain/dates/civil';
import { ACCOUNT, CONSENTS, PERSON, type PersonalMessage } from './message';

/** One event: `about` names it, so that it is told once. */
interface Event {
  readonly about: string;
  readonly today: CivilDate;
  readonly servicePhone: string;
}

const care = (servicePhone: string): string => `如果不是您本人操作，请马上致电客服 ${servicePhone}。`;

export function consentWithdrawn({ about, today, servicePhone }: Event, title: string): PersonalMessage {
  const done = `您已撤回《${title}》。撤回之前的处理不受影响，需要时可以重新同意。`;
  return {
    kind: 'consent-withdrawn',
    about,
    day: today,
    title: '授权已撤回',
    summary: `已撤回《${title}》`,
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...CONSENTS,
  };
}

export function consentGiven({ about, today, servicePhone }: Event, title: string): PersonalMessage {
  const done = `您已重新同意《${title}》。`;
  return {
    kind: 'consent-given',
    about,
    day: today,
    title: '授权已恢复',
    summary: `已重新同意《${title}》`,
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...CONSENTS,
  };
}

/** Without any of the data: the files are behind the login. */
export function exportReady({ about, today, servicePhone }: Event): PersonalMessage {
  const done = '您要的个人信息已整理好，请在24小时内到“设置—账号管理”下载，每个文件可以下载一次。';
  return {
    kind: 'data-export',
    about,
    day: today,
    title: '个人信息已整理好',
    summary: '24小时内可以下载，每个文件一次',
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...ACCOUNT,
  };
}

/** `what`: 常住地址、联系人. */
export function personEdited({ about, today, servicePhone }: Event, what: string): PersonalMessage {
  const done = `您的${what}已修改。`;
  return {
    kind: 'person-edited',
    about,
    day: today,
    title: '个人信息已修改',
    summary: `修改了${what}`,
    body: `${done}\n${care(servicePhone)}`,
    sms: done + care(servicePhone),
    ...PERSON,
  };
}
