import type { Request } from '@/contract';

/** What a loan is for, as contracts name it. */
export const PURPOSE_NAMES: Readonly<Record<Request<'addPvpLoanInfo'>['purpose'], string>> = {
  shopping: '购物消费',
  education: '教育培训',
  travel: '旅游出行',
  decoration: '家居装修',
  medical: '医疗健康',
  daily: '日常消费',
};

export const purposeName = (purpose: string): string =>
  new Map(Object.entries(PURPOSE_NAMES)).get(purpose) ?? purpose;
