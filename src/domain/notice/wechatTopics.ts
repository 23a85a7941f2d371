import type { WechatTopic } from '@/contract/codes';

/** What a person can be told in WeChat, as the settings and the export list it. */
export const WECHAT_TOPIC_NAMES: Readonly<Record<WechatTopic, string>> = {
  dueSoon: '还款日前三天提醒',
  dueToday: '还款日当天提醒',
  decision: '额度申请结果',
  transfer: '转账核对结果',
};
