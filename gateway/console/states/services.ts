import { of } from './types';

const BUSINESS = 'pages/bussiness';
const ONE = 'loanNo={loanNo}';

/** Pages of cards, papers and benefits. */
export const SERVICE_STATES = [
  ...of('pages/benefits/coupon/index', ['没有', 'new'], ['各种券', 'coupons'], ['已授信', 'credited']),
  ...of('pages/benefits/raise/index', ['可以提额', 'credited'], ['审核中', 'raising'], ['没有额度', 'new']),
  ...of(
    'pages/benefits/raise/record',
    ['没有', 'credited'],
    ['审核中', 'raising'],
    ['已提额', 'raised'],
    ['没通过', 'raiseRefused'],
  ),
  ...of(`${BUSINESS}/commonServices`, ['访客', 'visitor'], ['已登录', 'credited']),
  ...of(`${BUSINESS}/contract_agreement/index`, ['已授信', 'credited'], ['借过', 'borrowing']),
  ...of(`${BUSINESS}/bankcard/index`, ['没有卡', 'new'], ['一张卡', 'credited'], ['两张卡', 'cards']),
  ...of(
    `${BUSINESS}/bankcard/cardDetails`,
    ['正在还款的卡', 'borrowing', 'cardId={cardId}'],
    ['两张卡', 'cards', 'cardId={cardId}'],
    ['纸质协议审核中', 'protocolReviewing', 'cardId={cardId}'],
  ),
  ...of(`${BUSINESS}/bankcard/addBankcard`, ['已有卡', 'credited']),
  ...of(`${BUSINESS}/quickBindCard/supportBankListPage`, ['有银行', 'credited']),
  ...of(`${BUSINESS}/quickBindCard/quickBindCardListPage`, ['一家银行', 'credited', 'bankCode=CCB']),
  ...of(
    `${BUSINESS}/quickBindCard/quickBindCardConfirmPage`,
    ['一家银行', 'credited', 'bankCode=CCB&cardType=debit'],
    ['没有这家银行', 'credited', 'bankCode=NOBANK'],
  ),
  ...of(`${BUSINESS}/quickBindCard/quickBindCardLandingPage`, ['没有结果', 'credited']),
  ...of(`${BUSINESS}/settlement/index`, ['没有结清的', 'borrowing'], ['有一笔', 'settled']),
  ...of(`${BUSINESS}/settlement/settleProve`, ['可以开具', 'settled', ONE], ['还没结清', 'borrowing', ONE]),
  ...of(`${BUSINESS}/settlement/settleHistoryList`, ['没有', 'settled']),
  ...of(`${BUSINESS}/settlement/settleSuccessPage`, ['没有编号', 'settled']),
  ...of(`${BUSINESS}/consumption/index`, ['没有', 'credited'], ['要提交', 'proving'], ['逾期', 'proofLate']),
  ...of(`${BUSINESS}/consumption/uploadRecord`, ['要上传', 'proving', ONE], ['被退回', 'proofRefused', ONE]),
  ...of(
    `${BUSINESS}/consumption/details`,
    ['要提交', 'proving', ONE],
    ['审核中', 'proofReviewing', ONE],
    ['被退回', 'proofRefused', ONE],
    ['逾期', 'proofLate', ONE],
  ),
  ...of(`${BUSINESS}/idcardupdate/index`, ['快到期', 'expiring'], ['不用更新', 'credited']),
  ...of(`${BUSINESS}/idcardupdate/success`, ['快到期', 'expiring']),
  ...of(`${BUSINESS}/enterprise_mail/index`, ['没有认证', 'credited'], ['审核中', 'employerMail']),
  ...of(`${BUSINESS}/enterprise_mail/enterpriseTion`, ['没有验证码', 'credited']),
  ...of(
    `${BUSINESS}/enterprise_mail/enterpriseEmailSupplement`,
    ['没有邮箱', 'credited'],
    ['审核中', 'employerMail'],
  ),
  ...of(`${BUSINESS}/verifyUser/CFCVerifyUser`, ['看个人信息', 'borrowing', 'action=showPerson']),
] as const;
