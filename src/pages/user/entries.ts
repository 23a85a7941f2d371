import type { IconName } from '@/components/Icon';
import type { CallName } from '@/contract';
import { routeAt } from '@/navigation';
import { hostOffers } from '@/stores/offers';

/** The number that an entry can show. */
export type Badge = 'unread' | 'coupons';

export interface Entry {
  /** A target for openTarget. */
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly badge?: Badge;
  /** A call beyond the spec: on a host without it nothing can fill the page, and the entry is not shown. */
  readonly needs?: CallName;
}

/** An entry whose page does not exist is left out. */
const existing = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ path }) => routeAt(path) !== undefined);

/** Entries of the account page: one line of four. */
export const ENTRIES = existing([
  { path: '/pages/repay/index', label: '还款', icon: 'repay' },
  { path: '/pages/bussiness/loan_repay/index', label: '借还记录', icon: 'record' },
  { path: '/pages/bussiness/bankcard/index', label: '银行卡', icon: 'card' },
  { path: '/pages/benefits/coupon/index', label: '优惠券', icon: 'coupon', badge: 'coupons' },
]);

/** Below them, as rows. */
const MORE = existing([
  { path: '/pages/message/index', label: '消息', icon: 'message', badge: 'unread' },
  { path: '/pages/benefits/raise/index', label: '提额', icon: 'gift' },
  { path: '/pages/bussiness/consumption/index', label: '消费凭证', icon: 'photo', needs: 'proofList' },
  { path: '/pages/user/my/supplement/index', label: '补充资料', icon: 'photo' },
  { path: '/pages/bussiness/settlement/index', label: '结清证明', icon: 'proof' },
  {
    path: '/pages/bussiness/idcardupdate/index',
    label: '身份证更新',
    icon: 'card',
    needs: 'queryIdCardRenewal',
  },
  { path: '/pages/bussiness/enterprise_mail/index', label: '企业邮箱认证', icon: 'proof' },
  { path: '/pages/user/my/personInfo/index', label: '个人信息', icon: 'user' },
  { path: '/pages/setting/setting/index', label: '设置', icon: 'setting' },
]);

/** Without pages that this host cannot fill. */
export const moreEntries = (): readonly Entry[] =>
  MORE.filter(({ needs }) => needs === undefined || hostOffers.has({ name: needs, beyond: true }));

/** Entries below the agreements. */
export const HELP = existing([
  { path: '/pages/user/helpCenter/index', label: '帮助中心', icon: 'help' },
  { path: '/pages/service/suggest/index', label: '意见反馈', icon: 'feedback' },
  { path: '/pages/about/about/index', label: '关于我们', icon: 'info' },
  { path: '/pages/upgrade/index', label: '版本更新', icon: 'refresh' },
]);
