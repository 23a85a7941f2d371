import type { LeavingReason } from '@/contract/codes';

/** Why a person leaves, in the order and the words of the page that asks. */
export const LEAVING_REASON_NAMES: Readonly<Record<LeavingReason, string>> = {
  unused: '不再需要借款',
  cost: '利率或费用不合适',
  privacy: '担心个人信息',
  phone: '换了手机号',
  service: '服务不满意',
  other: '其他',
};
