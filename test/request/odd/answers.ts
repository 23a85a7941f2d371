import { LOAN_BLOCKS } from '@/contract/codes';
import type { PlainName } from './cases';
import type { Exchange } from './exchange';
import { NOTICES } from './notices';
import { PRODUCT_STATUS } from './productStatus';

const popup = {
  popupId: 'p1',
  kind: 'loanContract' as const,
  title: '合同',
  content: '已签署',
  button: '去看看',
  jumpUrl: '/pages/repay/index',
  rule: 'daily' as const,
  promotion: 'Y' as const,
};
const userInfo = {
  custId: 'c1',
  phone: '138****8000',
  custName: '王芳',
  idNo: '1101**********1234',
  certCode: 'cc1',
  sex: 'F' as const,
  isCredit: 'Y' as const,
  isLoan: 'Y' as const,
  leaving: 'N' as const,
};
const card = {
  cardId: 'k1',
  bankCode: 'CMB',
  bankName: '招商银行',
  cardType: 'credit' as const,
  tail: '6225',
  isDefault: 'Y' as const,
};
const split = { principal: '100.00', interest: '1.00', penalty: '0.00', total: '101.00' };
const transfer = {
  ...{ offlineNo: 'F1', loanNo: 'L1', amount: '101.00', paidOn: '2026-11-17' },
  ...{ state: 'held' as const, heldUntil: '2026-12-18' },
};
const loan = {
  loanNo: 'L1',
  amount: '1200.00',
  drawnOn: '2026-10-18',
  terms: 12,
  termsLeft: 11,
  method: 'equal-instalment' as const,
  state: 'normal' as const,
  overdueDays: 3,
  principalLeft: '1100.00',
  nextDueDate: '2026-12-18',
  coolingOff: null,
  due: { date: '2026-12-18', ...split },
};

/** Calls of home and of the flows, each with a valid answer. */
export const EXCHANGES: { readonly [N in PlainName]?: Exchange<N> } = {
  ...NOTICES,
  operationList: {
    request: {
      loginState: '1',
      page: '01',
      loanType: 'YQDC001',
      minVersion: '226',
      channel: '1-1-8',
    },
    answer: {
      md5: 'm1',
      positionDtoList: [
        {
          page: '01',
          isShow: 'true',
          template: '5',
          title: '推荐',
          templateDtoList: [
            { activityBannerText: '借得明白', subtitle: '利率透明', jumpUrl: 'Loan', tone: 'gold' },
            { activityBannerText: '二', subtitle: '', jumpUrl: '', tone: 'ink' },
          ],
        },
        { page: '01', isShow: 'true', template: '6', title: '', templateDtoList: [] },
      ],
    },
  },
  functionalAreaList: {
    request: { loanType: 'YQDC001', minVersion: '226' },
    answer: {
      list: [
        { name: '账单', icon: 'bill', jumpUrl: '/pages/repay/index', group: '' },
        { name: '帮助', icon: 'help', jumpUrl: 'Help', group: '' },
      ],
    },
  },
  newHomePopup: { request: { loanType: 'YQDC001', minVersion: '226' }, answer: { list: [popup] } },
  homePopup: {
    request: { loanType: 'YQDC001', minVersion: '226', channel: '1-1-8' },
    answer: { list: [popup] },
  },
  saveShowMark: { request: { popupId: 'p1' }, answer: {} },
  routePolicyList: {
    request: { minVersion: '226', loanType: 'YQDC001', releaseChannel: '1-1-8' },
    answer: [
      { routePage: 'Help', jumpUrl: '/pages/about/use_guide/index', needLogin: '1' },
      { routePage: 'News', jumpUrl: 'https://a.example', needLogin: '0' },
    ],
  },
  queryProdSts: { request: { productType: 'YQDC001' }, answer: PRODUCT_STATUS },
  queryRepayState: {
    request: {},
    answer: { psPayTotalAmts: '101.00', psRepayAmt: '101.00', loanOdInd: 'Y', dueDate: '2026-12-18' },
  },
  rateRange: {
    request: { platefrom: '1-1-8' },
    answer: { isShow: 'Y', min: '7.20', max: '24.00' },
  },
  queryCouponNode: { request: { node: '1,2' }, answer: { availableNum: 2, tripartiteAvailableNum: 1 } },
  queryCoupon: {
    request: { state: 'available' },
    answer: {
      list: [1, 2].map((id) => ({
        couponId: `q${id}`,
        name: '利息抵用券',
        value: '20.00',
        minAmount: '1000.00',
        expiresOn: '2026-12-31',
        rule: '限一次',
      })),
    },
  },
  registerOrLogin: {
    request: { phone: '13800138000', code: '123456', sourceFlag: 'XQD002', agreements: ['user'] },
    answer: { tokenCode: 't2', isNew: 'Y', userInfo },
  },
  sendLoginSmsVCode: {
    request: { phone: '13800138000' },
    answer: { resendSeconds: 50, expireSeconds: 290 },
  },
  queryLoginPic: { request: { phone: '13800138000' }, answer: { needPic: 'Y' } },
  queryZdList: { request: {}, answer: { inZdList: '1' } },
  getUserInfoByPhone: { request: { stageType: '1' }, answer: userInfo },
  queryCreditState: {
    request: { loanType: 'YQDC001', nodes: '2,3,4,5,6' },
    answer: {
      creditSts: '00000',
      recallStatus: '1',
      limitUseRefDisTime: '3',
      idcardValidity: '4',
      inZdList: '1',
      zdIdcardValidity: '1',
    },
  },
  queryCreditConf: {
    request: { publish: 'H5', step: 'appl', creditFlag: 'Y' },
    answer: {
      creditConfSeq: 's1',
      creditGrantingProcess: ['ocr', 'face'].map((pageName) => ({
        pageName,
        pageComplete: 'Y',
        pageRoute: `/pages/creditV2/view/${pageName}`,
        processPercent: 20,
      })),
    },
  },
  queryDisplayElements: {
    request: { phase: '01', queryType: 'all', platform: '1-1-8', version: '2.2.6' },
    answer: {
      isShowOccu: 'Y',
      isShowCompany: 'Y',
      isCompanyrequired: 'Y',
      isShowGeneral: 'Y',
      isShowEmergency: 'Y',
    },
  },
  qryPhaseElementsDisplay: { request: { phase: '04' }, answer: { isShowPersonInfo: 'Y', isShowPwd: 'Y' } },
  creditStatus: {
    request: {},
    answer: {
      state: 'denied',
      total: '0.00',
      annualRate: '0.0000',
      validTo: '2027-11-18',
      retryDate: '2026-12-18',
      reason: '综合评分不足',
    },
  },
  queryLoanUnion: {
    request: { disciplinaryPhase: '1', loginLoanType: 'YQDC001' },
    answer: {
      exceptionCode: LOAN_BLOCKS.mayNotBorrow,
      exceptionMsg: '暂不可借',
      disciplinaryStatus: [
        { loanType: 'YQDC001', disciplinaryType: '6' },
        { loanType: 'JDXD', disciplinaryType: '7' },
      ],
      empowerState: { recallStatus: '2' },
    },
  },
  queryCustQuota: {
    request: {},
    answer: {
      total: '50000.00',
      available: '38000.00',
      used: '12000.00',
      annualRate: '0.1440',
      min: '500.00',
      step: '100.00',
      terms: [6, 12],
      methods: ['equal-instalment', 'bullet'],
      products: [
        { loanType: 'YQDC001', name: '信用借款', note: '日常消费', terms: [6, 12], methods: ['bullet'] },
      ],
      validTo: '2027-11-18',
      today: '2026-11-18',
      last: { amount: '12000.00', purpose: 'daily', term: 6, method: 'bullet' },
    },
  },
  queryPendingRepayment: {
    request: {},
    answer: {
      today: '2026-11-18',
      due: { date: '2026-12-18', ...split, overdueDays: 3 },
      loans: [loan],
      months: [{ month: '2026-12', ...split }],
      openRequest: '0b0e3f5c-7a51-4f0e-9a53-0d6d0f6a1c11',
      transfers: [transfer],
    },
  },
  queryBankList: { request: {}, answer: { list: [card, { ...card, cardId: 'k2' }] } },
};
