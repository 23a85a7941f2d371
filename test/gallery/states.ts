import { ofBorrowers, ofCustomers, ofTwoLoans } from './further';
import { galleriesOfConsole, pagesBeside, withParameters } from './ofConsole';
import { at, down, pages, type Gallery } from './state';

export type { Gallery, State } from './state';

/** What is shown beside the console's own states: further personas of a page, what is tapped first, and calls that fail. */
const WRITTEN: readonly Gallery[] = [
  {
    persona: 'visitor',
    states: [
      ...pages('home', 'activity', 'user', 'messages', 'login', 'wxLogin', 'enterpriseLogin'),
      ...pages(
        'squareLogin',
        'squareAccredit',
        'recoveryCard',
        'recoveryIdCard',
        'recoveryPhone',
        'recoveryEnd',
      ),
      ...pages('enterpriseHome', 'graduate', 'loanUsageTip', 'activityLoading', 'landing', 'tuitionPlan'),
      ...pages('aboutMain', 'applyLogoutSuccess'),
      at('applyLogoutSuccess', 'asked', { query: 'due=2026-11-30' }),
      ...pages('upgrade', 'pdf', 'webview', 'messageDetail', 'contractTemplate'),
      ...pages('helpCenter', 'helpArticle', 'onlineService', 'about', 'useGuide', 'followWechat'),
      ...pages('commonServices'),
      at('helpCenter', 'topic', { taps: [/^还款$/] }),
      at('helpCenter', 'down', { faults: down('/api/catalog/listTree') }),
      at('helpArticle', 'repay', { query: 'id=help-repay' }),
      at('onlineService', 'trace', { query: 'traceNo=d1c4a2b08e93' }),
      at('about', 'licences', { taps: [/开源软件许可/] }),
      at('commonServices', 'down', { faults: down('/api/functional/area/list') }),
      at('contractTemplate', 'register', { query: 'id=register' }),
      at('contractTemplate', 'privacy', { query: 'id=privacy' }),
      at('contractTemplate', 'cost', { query: 'id=cost-sheet' }),
      at('login', 'unfilled', { taps: [/^登录$/] }),
      at('activity', 'down', { faults: down('/api/operation/list') }),
      at('messages', 'down', { faults: down('/api/notice/list') }),
    ],
  },
  {
    persona: 'new',
    states: [
      ...pages('suggest'),
      at('suggest', 'unfilled', { taps: [/^提交$/] }),
      ...pages(
        'home',
        'user',
        'creditFront',
        'creditAuthorize',
        'ocrA',
        'ocrB',
        'ocrTab',
        'faceStart',
        'faceEnd',
      ),
      ...pages('addContacts', 'bindCard', 'setPassword', 'creditResult', 'loan', 'repay', 'bankCards'),
      at('setPassword', 'shown', { taps: [/^显示密码$/, /^2$/, /^5$/, /^8$/, /^0$/, /^3$/, /^6$/] }),
      ...pages(
        'addBankCard',
        'loanHistory',
        'messages',
        'settings',
        'squareCredit',
        'repayEntry',
        'loanFront',
      ),
    ],
  },
  {
    persona: 'filling',
    states: pages('home', 'user', 'creditFront', 'addContacts', 'bindCard', 'setPassword'),
  },
  { persona: 'reviewing', states: pages('home', 'user', 'creditResult', 'squareCredit') },
  { persona: 'denied', states: pages('home', 'user', 'creditResult') },
  {
    persona: 'credited',
    states: [
      ...ofCustomers,
      ...pages('security', 'changePhone', 'newPhone', 'gesture', 'tradePassword'),
      ...pages('employerMail', 'employerMailCode', 'employerMailCompany', 'mySupplement'),
      ...pages('checkFace', 'checkFaceEnd', 'creditAddContacts', 'outWeb'),
      ...pages('home', 'user', 'creditResult', 'loan', 'loanFront', 'loanUsageTip', 'loanAddContacts'),
      ...pages(
        'loanSetPassword',
        'verifyPassword',
        'repay',
        'loanHistory',
        'bankCards',
        'messages',
        'squareCredit',
      ),
      ...pages('loanAddress', 'chooseLocation', 'openLocation'),
      at('home', 'coupons', { taps: [/优惠券/] }),
      at('user', 'coupons', { taps: [/优惠券/] }),
      at('messages', 'detail', { taps: [/额度/] }),
      at('loan', 'filled', { taps: [/^5,000$/, /^日常消费$/] }),
      at('loan', 'confirm', { taps: [/^5,000$/, /^日常消费$/, /下一步/] }),
      at('loan', 'confirm-unread', { taps: [/^5,000$/, /^日常消费$/, /下一步/, /^(同意并继续|我已阅读)/] }),
    ],
  },
  {
    persona: 'borrowing',
    states: [
      ...pages('home', 'user', 'loan', 'repay', 'repayEntry', 'repayConfirm', 'loanSuccess', 'repayResult'),
      ...pages(
        'iouDetails',
        'bankCards',
        'addBankCard',
        'loanHistory',
        'messages',
        'settings',
        'quickBindLanding',
      ),
      ...pages('enterpriseHistory', 'enterpriseInfo', 'graduateSupply', 'contractTemplate'),
      ...ofBorrowers,
      ...pages(
        'loanBindCard',
        'resetPassword',
        'loanService',
        'partRepay',
        'loanRecord',
        'offlineRepay',
        'offlineResult',
        'loaning',
        'loanFail',
      ),
      ...pages('withdrawnAuth', 'account', 'personInfo', 'mySettings', 'applyLogout', 'applyLogoutReason'),
      at('verifyUser', 'sms', { query: 'action=showPerson' }),
      at('verifyUser', 'person', { query: 'action=cancelAccount' }),
      at('personEdit', 'work', { query: 'part=work' }),
      at('personEdit', 'home', { query: 'part=home' }),
      at('personEdit', 'contacts', { query: 'part=contacts' }),
      at('withdrawnAuth', 'down', { faults: down('/custInfo/empower/state') }),
      at('personInfo', 'down', { faults: down('/common/userInfo/queryUserInfo') }),
      at('mySettings', 'down', { faults: down('/custInfo/notice/switches') }),
      ...pages('loanDetail', 'repaymentDetail', 'contractAgreements', 'proofs', 'proofUpload', 'proofDetail'),
      ...pages(
        'coupons',
        'raise',
        'raiseRecord',
        'settlement',
        'settleProve',
        'settleHistory',
        'settleSuccess',
      ),
      at('loanHistory', 'loan', { taps: [/12,000\.00/] }),
      at('repay', 'loan', { taps: [/借据详情/] }),
      at('repay', 'partial', { taps: [/借据详情/, /还一部分/, /去填金额/] }),
      at('coupons', 'used', { taps: [/已使用/] }),
      at('coupons', 'down', { faults: down('/coupon/queryCoupon') }),
      at('raise', 'education', { taps: [/学历/] }),
      at('contractTemplate', 'cost', { query: 'id=cost-sheet' }),
      at('home', 'down', { faults: down('/product/queryProdSts', '/repay/queryRepayState') }),
      at('user', 'down', { faults: down('/product/queryProdSts') }),
      at('loan', 'down', { faults: down('/loanQuota/queryCustQuota') }),
      at('repay', 'down', { faults: down('/loan/queryPendingRepayment') }),
      at('loanHistory', 'down', { faults: down('/loan/queryLoanRecordInfo') }),
    ],
  },
  {
    persona: 'cards',
    states: [
      ...pages('home', 'bankCards', 'cardDetails', 'quickBindBanks', 'quickBindLanding'),
      at('bankCards', 'repaying', { taps: [/招商银行/] }),
      at('bankCards', 'change', { taps: [/招商银行/, /换另一张卡还款/] }),
      at('bankCards', 'protocol-ended', { taps: [/中国建设银行/] }),
      at('bankCards', 'down', { faults: down('/bankcard/queryBankList') }),
      at('quickBindBanks', 'down', { faults: down('/bankcard/fast/qrySupportBankList') }),
      at('quickBindCard', 'bank', { query: 'bankCode=CCB' }),
      at('quickBindConfirm', 'bank', { query: 'bankCode=CCB&cardType=debit' }),
      at('quickBindConfirm', 'unticked', { query: 'bankCode=CCB', taps: [/去银行确认/] }),
      at('quickBindConfirm', 'unknown', { query: 'bankCode=NOBANK' }),
    ],
  },
  {
    persona: 'expiring',
    states: [
      ...pages('home', 'idCardUpdate', 'idCardUpdated', 'messages'),
      at('idCardUpdate', 'unfilled', { taps: [/核验身份并更新/] }),
      at('idCardUpdate', 'down', { faults: down('/ocrIdentify/queryIdCardRenewal') }),
    ],
  },
  { persona: 'usedUp', states: pages('home', 'user', 'loan') },
  {
    persona: 'disbursing',
    states: [
      ...pages('home', 'user', 'loan', 'repay', 'loanHistory', 'loanSuccess'),
      at('loanHistory', 'progress', { taps: [/12,000\.00/, /查看放款进度/] }),
    ],
  },
  {
    persona: 'proving',
    states: [
      ...pages('home', 'user', 'proofs', 'loan'),
      at('proofs', 'detail', { taps: [/家居装修/] }),
      at('proofs', 'upload', { taps: [/家居装修/, /上传/] }),
    ],
  },
  {
    persona: 'repaying',
    states: pages('home', 'user', 'repay', 'repayConfirm', 'loanHistory', 'repayResult'),
  },
  {
    persona: 'twoLoans',
    states: [...pages('home', 'repay'), ...ofTwoLoans],
  },
  {
    persona: 'settled',
    states: [
      ...pages('home', 'user', 'repay', 'loanHistory', 'settlement', 'settleHistory'),
      at('settlement', 'prove', { taps: [/12,000\.00/] }),
      at('settlement', 'proved', { taps: [/12,000\.00/, /开具证明/] }),
    ],
  },
  { persona: 'supplementing', states: pages('home', 'user', 'creditFront', 'supplementary', 'creditResult') },
  { persona: 'activating', states: pages('home', 'user', 'creditResult', 'loan') },
  { persona: 'raising', states: pages('home', 'user') },
  { persona: 'raised', states: pages('home', 'user') },
  { persona: 'whitelisted', states: pages('home', 'user', 'creditAuthorize') },
  {
    persona: 'enterprise',
    states: pages('home', 'enterpriseHome', 'enterpriseInfo', 'enterpriseHistory', 'enterpriseHistoryDetail'),
  },
  { persona: 'graduate', states: pages('home', 'graduate', 'graduateSupply') },
];

/** Their clock runs a month ahead. */
const OVERDUE: Gallery = {
  persona: 'overdue',
  states: pages('home', 'user', 'loan', 'repay', 'repayConfirm', 'loanHistory', 'messages'),
};

const FROM_CONSOLE = galleriesOfConsole([...WRITTEN, OVERDUE]);
const whole = ({ persona, states }: Gallery): Gallery => ({
  persona,
  states: [...states, ...pagesBeside([...WRITTEN, OVERDUE], persona), ...withParameters(persona)],
});
const isAhead = ({ persona }: Gallery): boolean => /^(due|overdue|proofLate|expiredLine)/.test(persona);

/** A persona whose clock runs ahead comes last: the clock is everybody's. */
export const GALLERIES: readonly Gallery[] = [
  ...WRITTEN.map(whole),
  ...FROM_CONSOLE.filter((gallery) => !isAhead(gallery)),
  whole(OVERDUE),
  ...FROM_CONSOLE.filter(isAhead),
];
