import type { WechatTopic } from '@/contract/codes';

/** What is offered where it helps: after a drawing, an application, a transfer. */
export const OFFERS = {
  due: { topics: ['dueSoon', 'dueToday'], label: '还款日前三天和当天，用微信提醒我' },
  decision: { topics: ['decision'], label: '审核有结果时，用微信告诉我' },
  transfer: { topics: ['transfer'], label: '转账核对完，用微信告诉我' },
} as const satisfies Readonly<Record<string, { topics: readonly WechatTopic[]; label: string }>>;

export type Offer = keyof typeof OFFERS;

export const OFFER_NOTE = '允许一次发一条，代替短信';
export const left = (messages: number): string => `还能发 ${messages} 条`;

/** What came of the question. */
export const OUTCOMES = {
  allowed: '已允许，到时发到微信，代替短信',
  refused: '没有允许，到时仍然发短信。以后想用，可以到“设置—字号和通知”里打开',
  off: '微信里关着这个小程序的通知。请点右上角“…”，进“设置—通知管理”打开后再试；不打开也会发短信',
  unavailable: '微信暂时没有回应，到时仍然发短信',
} as const;
export type Outcome = keyof typeof OUTCOMES;
