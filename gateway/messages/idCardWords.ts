import { daysBetween, formatChinese, type CivilDate } from '@/domain/dates/civil';
import { ID_CARD, type PersonalMessage } from './message';

interface Due {
  readonly validTo: CivilDate;
  /** The day from which this reminder is due. */
  readonly day: CivilDate;
  readonly today: CivilDate;
}

/** The reminder of an ID card that expires soon. */
export function idCardDue({ validTo, day, today }: Due): PersonalMessage {
  const until = formatChinese(validTo, 'full');
  const left = daysBetween(today, validTo);
  const follows = '到期后不能再借款，已有的借款和还款不受影响。';
  const how = '换领新证后，请在应用里更新身份证。';
  return {
    kind: 'id-card-due',
    about: validTo,
    day,
    title: '身份证快到期了',
    summary: `有效期至${until}，换领新证后请更新`,
    body: `您的身份证有效期至${until}。${follows}\n${how}`,
    sms: `您的身份证有效期至${until}，${left === 0 ? '今天到期' : `还有 ${left} 天`}。${follows}${how}`,
    ...ID_CARD,
  };
}

export function idCardRenewed(
  validTo: CivilDate | null,
  servicePhone: string,
  { about, today }: { readonly about: string; readonly today: CivilDate },
): PersonalMessage {
  const until = validTo === null ? '长期有效' : `有效期至${formatChinese(validTo, 'full')}`;
  const done = `您的身份证信息已经更新，${until}。`;
  const care = `如果不是您本人操作，请马上致电客服 ${servicePhone}。`;
  return {
    kind: 'id-card-renewed',
    about,
    day: today,
    title: '身份证已更新',
    summary: until,
    body: `${done}\n${care}`,
    sms: done + care,
    ...ID_CARD,
    action: '查看身份证',
  };
}
