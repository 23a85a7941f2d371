import { at, down, type State } from './state';

/** What a customer's own pages show when their call fails, or nothing was filled in. */
export const ofCustomers: readonly State[] = [
  at('security', 'down', { faults: down('/custInfo/security/state') }),
  at('employerMail', 'down', { faults: down('/enterprise/email/query') }),
  at('employerMail', 'unfilled', { taps: [/^获取验证码$/] }),
  at('mySupplement', 'down', { faults: down('/supplement/list') }),
  at('raise', 'down', { faults: down('/loanQuota/increaseQuota/newCreditStatus') }),
  at('graduateSupply', 'down', { faults: down('/loan/user/educationFile/query') }),
  at('enterpriseHistory', 'down', { faults: down('/enterprise/list') }),
  at('enterpriseInfo', 'unfilled', { taps: [/^提交$/] }),
  at('verifyUser', 'down', { query: 'action=showPerson', faults: down('/custInfo/check/methods') }),
  at('addBankCard', 'unfilled', { taps: [/确认添加/] }),
  at('security', 'change-phone', { taps: [/^手机号/] }),
];

/** The choice over several loans. */
export const ofTwoLoans: readonly State[] = [
  at('repay', 'payoff', { taps: [/全部还清/] }),
  at('repay', 'part', { taps: [/还一部分/] }),
  at('repay', 'payoff-confirm', { taps: [/全部还清/, /先还第 1 笔/] }),
];

/** The pages of one loan, reached as a person reaches them: by taps. */
export const ofBorrowers: readonly State[] = [
  at('repay', 'offline', { taps: [/借据详情/, /线下还款/] }),
  at('repay', 'offline-unfilled', { taps: [/借据详情/, /线下还款/, /提交/] }),
  at('repay', 'offline-down', { taps: [/借据详情/, /线下还款/], faults: down('/repay/offline/query') }),
  at('repay', 'partial-filled', { taps: [/借据详情/, /还一部分/, /去填金额/, /改为全部还清/] }),
  at('partRepay', 'plans', {
    query: 'loanNo={loanNo}',
    taps: [/这次还多少/, /^3$/, /^0$/, /^0$/, /^0$/, /^完成/],
  }),
  at('repayEntry', 'coupon', { taps: [/优惠券/] }),
  at('repayEntry', 'card', { taps: [/还款卡/] }),
  at('repayConfirm', 'password', { taps: [/^确认还款/] }),
  at('applyLogout', 'down', { faults: down('/kzx/userLogOff/state') }),
  at('account', 'export', { taps: [/导出我的信息/] }),
  at('settlement', 'down', { faults: down('/settlement/list') }),
  at('proofs', 'down', { faults: down('/consumption/proof/list') }),
  at('settings', 'log-out', { taps: [/退出登录/] }),
];
