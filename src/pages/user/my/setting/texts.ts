import type { NoticeSwitch } from '@/contract/codes';

export const SETTINGS = {
  display: '显示',
  size: '字号',
  sizeHint: '选择后马上生效，只影响这台设备',
  sample: '预览：应用里的字会这样显示',
  elder: '长辈模式',
  elderNote: '字更大、更清楚，不展示推广活动',
  notices: '通知',
  noticesNote: '关闭后不发短信，消息中心里仍然能看到',
  always: '逾期、扣款失败、账号安全的提醒会一直发送，它们关系到您的资金。',
  about: '关于',
  consents: '授权管理',
  security: '安全设置',
} as const;

export const SIZES = [
  { key: 'm', label: '标准' },
  { key: 'l', label: '大' },
  { key: 'xl', label: '特大' },
] as const;
export type SizeKey = (typeof SIZES)[number]['key'];

export const NOTICES: Readonly<Record<NoticeSwitch, { readonly label: string; readonly note: string }>> = {
  due: { label: '还款和补交提醒', note: '还款日前、凭证到期前提醒' },
  progress: { label: '审核进度', note: '额度、提额、凭证的审核结果' },
  money: { label: '放款和还款结果', note: '放款到账、还款成功' },
  promotion: { label: '活动和优惠', note: '首页和“我的”展示活动；关闭后不再展示' },
  wechat: { label: '微信消息', note: '您允许过的提醒发到微信，不再发短信；关闭后改回短信' },
};

export const ABOUT = {
  version: (name: string) => `版本 ${name}`,
  /** Until the answer is known, and without one: the next page asks again. */
  update: '检查更新',
  agreements: '协议与说明',
  service: '客服电话',
} as const;
