import type { CivilDate } from '@/domain/dates/civil';
import { USER, type PersonalMessage } from './message';

/** A new trade password opens the way to the person's money: whoever did not set it must hear of it. `about`: one text for each reset. */
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
