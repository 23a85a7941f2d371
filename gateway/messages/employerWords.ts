import type { CivilDate } from '@/domain/dates/civil';
import { EMPLOYER_MAIL, type PersonalMessage } from './message';

interface When {
  readonly at: Date;
  readonly today: CivilDate;
}

export function employerVerified({
  company,
  at,
  today,
}: When & { readonly company: string }): PersonalMessage {
  const what = `您在“${company}”的工作已通过企业邮箱认证，单位信息已记入个人信息。`;
  return {
    kind: 'employer-verified',
    about: String(at.getTime()),
    day: today,
    title: '企业邮箱已认证',
    summary: company,
    body: what,
    sms: what,
    ...EMPLOYER_MAIL,
  };
}

export function employerRefused({ reason, at, today }: When & { readonly reason: string }): PersonalMessage {
  const what = `您补充的企业信息没有通过审核：${reason}。可以修改后重新提交。`;
  return {
    kind: 'employer-refused',
    about: String(at.getTime()),
    day: today,
    title: '企业信息需要修改',
    summary: `原因：${reason}`,
    body: what,
    sms: what,
    ...EMPLOYER_MAIL,
  };
}
