import type { Review } from '../../api/reviews';

export const KINDS: Readonly<Record<Review['kind'], string>> = {
  credit: '授信审批',
  raise: '提额',
  proof: '消费凭证',
  certificate: '毕业证书',
  complaint: '投诉与建议',
  document: '补充资料',
  employer: '企业邮箱',
  offline: '线下还款',
  protocol: '纸质扣款协议',
};

/** What is said in a complaint, and by whom. */
export const PROPOSAL_EVENTS = { sent: '客户', answered: '答复', disagreed: '不满意' } as const;

export const keyOf = ({ kind, no }: Pick<Review, 'kind' | 'no'>): string => `${kind}/${no}`;
export const nameOf = ({ kind, name, phone }: Review): string => `${KINDS[kind]}：${name || phone}`;
