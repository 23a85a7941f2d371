import type { LoanPurpose } from '@/contract/codes';

export { PURPOSES, type LoanPurpose } from '@/contract/codes';

export const PURPOSE_NAMES: Record<LoanPurpose, string> = {
  daily: '日常消费',
  shopping: '购物消费',
  education: '教育培训',
  travel: '旅游出行',
  decoration: '家居装修',
  medical: '医疗健康',
};

/** The Chinese name of a wire purpose; an unknown purpose is returned unchanged. */
export const purposeName = (purpose: string): string =>
  new Map<string, string>(Object.entries(PURPOSE_NAMES)).get(purpose) ?? purpose;
