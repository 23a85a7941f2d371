import { dayText, type CivilDate } from '@/domain/dates/civil';
import { cardText } from './cardText';
import { CARDS, type PersonalMessage } from './message';

interface When {
  /** One text for each time that it happens. */
  readonly about: string;
  readonly today: CivilDate;
}

interface Card {
  readonly bank_name: string;
  readonly card_no: string;
}

const care = (servicePhone: string): string => `如果不是您本人操作，请马上致电客服 ${servicePhone}。`;
const named = ({ bank_name, card_no }: Card): string => `${bank_name}${cardText(card_no.slice(-4))}`;

/** What all messages about a card have. */
const about = (done: string, servicePhone: string, { about: key, today }: When) => ({
  about: key,
  day: today,
  body: `${done}\n${care(servicePhone)}`,
  sms: done + care(servicePhone),
  ...CARDS,
});

export const cardUnbound = (card: Card, servicePhone: string, when: When): PersonalMessage => ({
  kind: 'card-unbound',
  title: '银行卡已解绑',
  summary: `${named(card)}不再用于收款和还款`,
  ...about(`您的${named(card)}已经解绑，不再用于收款和还款。`, servicePhone, when),
});

export const repayCardChanged = (
  card: Card,
  loans: number,
  servicePhone: string,
  when: When,
): PersonalMessage => ({
  kind: 'repay-card-changed',
  title: '还款卡已更换',
  summary: `以后用${named(card)}还款`,
  ...about(`您的${loans}笔借款，以后用${named(card)}还款，还款前请在卡里存足款项。`, servicePhone, when),
});

export const cardSigned = (
  tail: string,
  until: CivilDate,
  servicePhone: string,
  when: When,
): PersonalMessage => ({
  kind: 'card-signed',
  title: '银行卡已重新签约',
  summary: `有效期至${dayText(until, when.today)}`,
  ...about(`您的${cardText(tail)}已经重新签约，有效期至${dayText(until, when.today)}。`, servicePhone, when),
});

/** No one else can upload it, so the person is not asked to call. */
export function protocolRefused(card: Card, reason: string, { about: key, today }: When): PersonalMessage {
  const done = `您上传的${named(card)}纸质扣款协议没有通过审核：${reason}。请重新拍照上传，或在线重新签约。`;
  return {
    ...{ kind: 'protocol-refused', title: '纸质扣款协议没有通过', summary: `${named(card)}：${reason}` },
    ...{ about: key, day: today, body: done, sms: done, ...CARDS },
  };
}
