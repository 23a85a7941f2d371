import { go, toTab, type RouteKey, type RouteParams } from '@/navigation';

/** A button to the page where the person can solve a block. */
export interface Way {
  readonly label: string;
  /** Short text for a question over the page: a mini-program allows four characters. */
  readonly short: string;
  /** The page that it opens. */
  readonly page: RouteKey;
  readonly params?: RouteParams;
}

/** Every way out of a block. Use `service` only where the person cannot solve it. */
export const WAYS = {
  service: { label: '联系客服', short: '联系客服', page: 'onlineService' },
  credit: { label: '去申请额度', short: '去申请', page: 'creditFront' },
  application: { label: '查看申请结果', short: '看结果', page: 'creditResult' },
  activate: { label: '去首页激活额度', short: '去激活', page: 'home' },
  borrow: { label: '去借款', short: '去借款', page: 'loan' },
  thaw: { label: '去安全设置恢复', short: '去恢复', page: 'security' },
  consents: { label: '去重新授权', short: '去授权', page: 'withdrawnAuth' },
  proofs: { label: '去补交凭证', short: '去补交', page: 'proofs' },
  documents: { label: '去补交资料', short: '去补交', page: 'mySupplement' },
  idCard: { label: '去更新身份证', short: '去更新', page: 'idCardUpdate' },
  idCardPhoto: { label: '去识别身份证', short: '去识别', page: 'ocrTab' },
  repay: { label: '去还款', short: '去还款', page: 'repay' },
  progress: { label: '查看进度', short: '看进度', page: 'loanHistory' },
  transfer: { label: '查看转账进度', short: '看进度', page: 'offlineResult' },
  cards: { label: '查看我的银行卡', short: '去看看', page: 'bankCards' },
  leaving: { label: '去处理', short: '去处理', page: 'applyLogout' },
  stay: { label: '去撤销注销', short: '去撤销', page: 'applyLogout' },
  login: { label: '去登录', short: '去登录', page: 'login' },
  recovery: { label: '找回账号', short: '去找回', page: 'recoveryCard' },
  setPassword: { label: '设置交易密码', short: '去设置', page: 'tradePassword' },
  account: { label: '查看额度', short: '去看看', page: 'user' },
  proposals: { label: '查看投诉与建议', short: '去看看', page: 'suggest', params: { tab: 'mine' } },
  coupons: { label: '查看优惠券', short: '去看看', page: 'coupons' },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

const TABS: ReadonlySet<RouteKey> = new Set<RouteKey>(['home', 'user']);

/** Opens the page of this way. */
export const take = (name: WayName): Promise<void> => {
  const { page, params }: Way = WAYS[name];
  return TABS.has(page) ? toTab(page === 'user' ? 'user' : 'home') : go(page, params);
};

/** The same as the text and action of a button. */
export const buttonOf = (name: WayName) => ({ label: WAYS[name].label, onPress: () => take(name) });
