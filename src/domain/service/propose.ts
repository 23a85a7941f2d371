import type { ProposeKind } from '@/contract/codes';

/** A report of this type has its own call (spec §7 swindle/submit). */
export const FRAUD_TYPE = 'fraud';

/** What the suggestions and complaints of a product are about. */
export const PROPOSE_TYPES = [
  { typeId: 'credit', name: '额度申请', kind: 'complaint' },
  { typeId: 'cost', name: '利息与费用', kind: 'complaint' },
  { typeId: 'repay', name: '还款与扣款', kind: 'complaint' },
  { typeId: 'collection', name: '催收', kind: 'complaint' },
  { typeId: 'privacy', name: '个人信息', kind: 'complaint' },
  { typeId: FRAUD_TYPE, name: '疑似诈骗', kind: 'complaint' },
  { typeId: 'service', name: '客服态度', kind: 'complaint' },
  { typeId: 'feature', name: '功能建议', kind: 'suggestion' },
  { typeId: 'experience', name: '使用体验', kind: 'suggestion' },
] as const satisfies readonly { typeId: string; name: string; kind: ProposeKind }[];

export const PROPOSE_RULE = {
  /** Days for an answer, from the day it is sent or disagreed with. */
  answerDays: 5,
  /** How often a person can disagree with an answer. */
  mostObjections: 2,
  mostPerDay: 10,
  /** Characters. */
  least: 5,
  most: 500,
} as const;

export const proposeTypeName = (typeId: string): string =>
  PROPOSE_TYPES.find((type) => type.typeId === typeId)?.name ?? '其他';
