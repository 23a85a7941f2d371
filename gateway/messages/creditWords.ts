import { dayText, type CivilDate } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { namedRate } from '@/domain/money/rate';
import { HOME, RAISES, type PersonalMessage } from './message';

const NO_FEES = '我们不会在放款前收取任何费用，也不会索要验证码。';

interface Line {
  readonly total: Fen;
  /** Fraction: '0.1440'. */
  readonly annualRate: string;
  readonly validTo: CivilDate;
}

export function approved(
  applySeq: string,
  line: Line & { readonly active: boolean },
  today: CivilDate,
): PersonalMessage {
  const limit = `${moneyText(line.total)}，${namedRate(line.annualRate)}`;
  const valid = `有效期至${dayText(line.validTo, today)}`;
  const next = line.active
    ? '需要用钱时再借，不借款不计利息。'
    : '请先在首页激活额度：激活免费，不会借款，也不计利息。';
  return {
    kind: 'credit-approved',
    about: applySeq,
    day: today,
    title: '额度申请已通过',
    summary: `额度 ${limit}`,
    body: `您申请的额度已通过审核：${limit}，${valid}。\n${next}\n${NO_FEES}`,
    sms: `您申请的额度已通过审核：${limit}，${valid}。${next}${NO_FEES}`,
    ...HOME,
  };
}

export function denied(
  applySeq: string,
  { retryDate, servicePhone }: { readonly retryDate: CivilDate; readonly servicePhone: string },
  today: CivilDate,
): PersonalMessage {
  const result = '很抱歉，综合评估未通过，这次不能为您开通额度。';
  const again = `${dayText(retryDate, today)}起，您可以在应用首页重新申请。`;
  return {
    kind: 'credit-denied',
    about: applySeq,
    day: today,
    title: '额度申请未通过',
    summary: `${dayText(retryDate, today)}起可以重新申请`,
    body: `${result}\n${again}\n对结果有疑问，请致电客服 ${servicePhone}。`,
    sms: `${result}${again}如有疑问请致电客服 ${servicePhone}。`,
    ...HOME,
  };
}

export function supplementAsked(applySeq: string, today: CivilDate): PersonalMessage {
  const ask = '请在应用首页重新确认联系人信息，确认后继续审核，已填的其他资料不用再填。';
  return {
    kind: 'credit-supplement',
    about: applySeq,
    day: today,
    title: '额度申请还差一步',
    summary: '请重新确认联系人信息，确认后继续审核',
    body: `您的额度申请还差一步。\n${ask}`,
    sms: `您的额度申请还差一步。${ask}`,
    ...HOME,
  };
}

export function raised(
  raiseNo: string,
  { from, ...line }: Line & { readonly from: Fen },
  today: CivilDate,
): PersonalMessage {
  const change = `您的总额度从 ${moneyText(from)}提高到 ${moneyText(line.total)}，${namedRate(line.annualRate)}，有效期不变，至${dayText(line.validTo, today)}。`;
  return {
    kind: 'limit-raised',
    about: raiseNo,
    day: today,
    title: '额度已提高',
    summary: `总额度 ${moneyText(line.total)}，${namedRate(line.annualRate)}`,
    body: `${change}\n需要用钱时再借，不借款不计利息。`,
    sms: `${change}不借款不计利息。`,
    ...HOME,
  };
}

/** What a person has added for a higher limit did not raise it. */
export function raiseDeclined(
  raiseNo: string,
  { total, retryDate }: { readonly total: Fen; readonly retryDate: CivilDate },
  today: CivilDate,
): PersonalMessage {
  const result = `您提交的提额资料未通过审核，总额度不变，仍是 ${moneyText(total)}，已有的借款不受影响。`;
  const again = `${dayText(retryDate, today)}起可以再次提交，也可以换一项资料。`;
  return {
    kind: 'raise-declined',
    about: raiseNo,
    day: today,
    title: '这次没有提高额度',
    summary: `总额度不变，仍是 ${moneyText(total)}`,
    body: `${result}\n${again}`,
    sms: result + again,
    ...RAISES,
  };
}
