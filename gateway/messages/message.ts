import type { MessageEvent } from '../queries/personalMessages';

/** A message to one person: in the message centre, and as an SMS. */
export interface PersonalMessage extends MessageEvent {
  readonly title: string;
  /** One line for the list. */
  readonly summary: string;
  /** The whole text; each line is a paragraph. */
  readonly body: string;
  /** Without the company's name: the SMS provider puts it in front. No link: no one should learn to trust links in an SMS. */
  readonly sms: string;
  /** The page that the message is about, and the words of its button. */
  readonly target: string;
  readonly action: string;
}

/** Where messages lead. */
export const HOME = { target: '/pages/home/index', action: '去首页看看' } as const;
export const USER = { target: '/pages/user/index', action: '去我的看看' } as const;
export const REPAY = { target: '/pages/repay/index', action: '去还款' } as const;
export const HISTORY = { target: '/pages/bussiness/loan_repay/index', action: '查看借还记录' } as const;
export const RAISES = { target: '/pages/benefits/raise/record', action: '查看提额记录' } as const;
export const CARDS = { target: '/pages/bussiness/bankcard/index', action: '查看银行卡' } as const;
export const ID_CARD = { target: '/pages/bussiness/idcardupdate/index', action: '更新身份证' } as const;
export const CONSENTS = {
  target: '/pages/setting/security/withdrawn_auth/withdrawnAuth',
  action: '查看授权',
} as const;
export const PERSON = { target: '/pages/user/my/personInfo/index', action: '查看个人信息' } as const;
export const ACCOUNT = { target: '/pages/setting/account/index', action: '去下载' } as const;
export const LEAVING = { target: '/pages/user/my/applyLogout', action: '查看注销进度' } as const;
export const proofPage = (loanNo: string) => ({
  target: `/pages/bussiness/consumption/details?loanNo=${loanNo}`,
  action: '查看消费凭证',
});
export const SECURITY = { target: '/pages/setting/security/index', action: '查看安全设置' } as const;
export const EMPLOYER_MAIL = {
  target: '/pages/bussiness/enterprise_mail/index',
  action: '查看企业邮箱',
} as const;
export const supplementPage = (supplementNo: string) => ({
  target: `/pages/user/my/supplement/index?no=${supplementNo}`,
  action: '查看补充资料',
});
export const proposePage = (proposeNo: string) => ({
  target: `/pages/service/suggest/index?proposeNo=${proposeNo}`,
  action: '查看进展',
});
export const offlinePage = (offlineNo: string) => ({
  target: `/pages/repay/offlineRepayResult?offlineNo=${offlineNo}`,
  action: '查看线下还款',
});
export const loanPage = (loanNo: string) => ({
  target: `/pages/repay/repayIoudetails?loanNo=${loanNo}`,
  action: '查看这笔借款',
});
export const failedLoanPage = (loanNo: string) => ({
  target: `/pages/bussiness/loan_repay/loanFail?loanNo=${loanNo}`,
  action: '看看怎么办',
});
