import { PRODUCTION } from '../settings';

/** One public page (spec §2). */
export interface Route {
  /** Public address: the odd spellings appear only here and in file names. */
  readonly path: `/${string}`;
  /** Needs a session: the guard leads to login, which returns to the page. */
  readonly login: boolean;
  readonly title: string;
  /** A page of the bottom bar: only these pages can be switched to. */
  readonly tab?: true;
  /** The mini-program uses the host's page instead. */
  readonly only?: 'h5';
  /** The page below waits for it, and it leads back there: it is never opened in place of that page (`moves.ts`). */
  readonly leadsBack?: true;
}

const open = <const P extends `/pages/${string}`>(path: P, title: string) =>
  ({ path, title, login: false }) as const;
const member = <const P extends `/pages/${string}`>(path: P, title: string) =>
  ({ path, title, login: true }) as const;
const tab = <const P extends `/pages/${string}`>(path: P, title: string) =>
  ({ path, title, login: false, tab: true }) as const;
/** A page that another page asks for and waits for. */
const asked = <const R extends Route>(route: R) => ({ ...route, leadsBack: true }) as const;

const ofBrowsers = <const P extends `/${string}`>(path: P, title: string) =>
  ({ path, title, login: false, only: 'h5' }) as const;

/** Every page by its key. */
export const routes = {
  home: tab('/pages/home/index', '首页'),
  activity: tab('/pages/activity/index', '活动专区'),
  user: tab('/pages/user/index', '我的'),

  login: asked(open('/pages/login/index', '登录注册')),
  wxLogin: asked(open('/pages/login/wxLogin', '微信登录')),
  squareLogin: open('/pages/squareActivity/login', '广场登录'),
  squareAccredit: asked(open('/pages/citicsquare/accredit', '授权')),
  squareCredit: member('/pages/citicsquare/credit', '额度申请'),
  enterpriseLogin: open('/pages/login/enterpriseUserslogin', '企业用户登录'),
  enterpriseInfo: member('/pages/login/enterpriseInfoCollect', '企业信息采集'),
  enterpriseHistory: member('/pages/login/enterpriseHistor', '企业信息记录'),
  enterpriseHistoryDetail: member('/pages/login/enterpriseHistorDetail', '企业信息详情'),
  recoveryCard: open('/pages/login/phoneDisabled/bankcard', '手机号停用'),
  recoveryIdCard: open('/pages/login/phoneDisabled/ocr', '身份核验'),
  recoveryPhone: open('/pages/login/phoneDisabled/changePhone', '更换手机号'),
  recoveryEnd: open('/pages/login/phoneDisabled/end', '更换结果'),
  enterpriseHome: open('/pages/corpIndex/index', '企业专区'),
  graduate: open('/pages/graduate/index', '毕业生专区'),
  graduateSupply: member('/pages/graduate/graduateSupply', '毕业生补充资料'),

  creditAuthorize: member('/pages/creditV2/view/creditAuthorizePage', '授信授权'),
  creditFront: member('/pages/creditV2/view/creditFrontPage', '额度申请'),
  ocrA: member('/pages/creditV2/view/ocr/ocrA', '身份证人像面'),
  ocrB: member('/pages/creditV2/view/ocr/ocrB', '身份证国徽面'),
  ocrTab: member('/pages/creditV2/view/ocr/ocrTab', '身份证识别'),
  faceStart: member('/pages/creditV2/view/face/faceStart', '人脸识别'),
  faceEnd: member('/pages/creditV2/view/face/faceEnd', '人脸识别结果'),
  addContacts: member('/pages/creditV2/view/addContacts', '补充联系人'),
  creditAddContacts: member('/pages/creditV2/view/creditAddContactsPage', '联系人信息'),
  outWeb: member('/pages/creditV2/view/outWebPage', '合作机构页面'),
  bindCard: member('/pages/creditV2/view/bindCard', '绑定银行卡'),
  creditResult: member('/pages/creditV2/view/creditResult', '申请结果'),
  setPassword: member('/pages/setpwd/setPwdPage', '设置交易密码'),
  supplementary: member('/pages/supplementary/index', '补充资料'),

  loan: member('/pages/loanV2/view/index', '借款'),
  loanUsageTip: asked(open('/pages/loanV2/view/loanUsageTip', '借款用途须知')),
  loanBindCard: asked(member('/pages/loanV2/view/bindCard', '绑定收款卡')),
  loanAddContacts: asked(member('/pages/loanV2/view/loanAddContactsPage', '补充联系人')),
  loanSetPassword: asked(member('/pages/loanV2/view/setPasswordPage', '设置交易密码')),
  resetPassword: asked(member('/pages/loanV2/view/resetPasswordPage', '重置交易密码')),
  loanFront: member('/pages/loanV2/view/loanFrontPage', '借款确认'),
  verifyPassword: asked(member('/pages/loanV2/view/verifyPasswordPage', '验证交易密码')),
  loanService: open('/pages/loanV2/view/customerServicePage', '在线客服'),
  loanSuccess: member('/pages/loanV2/view/loanSucccessPage', '借款结果'),

  loanAddress: member('/pages/loanAddress/index', '收货地址'),
  chooseLocation: ofBrowsers('/choose-location', '选择位置'),
  openLocation: ofBrowsers('/open-location', '查看位置'),

  repay: member('/pages/repay/index', '还款'),
  repayEntry: member('/pages/repay/repay', '去还款'),
  partRepay: member('/pages/repay/partRepayPage', '部分还款'),
  repayConfirm: member('/pages/repay/definerepayment', '确认还款'),
  offlineRepay: member('/pages/repay/offlineRepay', '线下还款'),
  offlineResult: member('/pages/repay/offlineRepayResult', '线下还款结果'),
  repayResult: member('/pages/repay/repayResult', '还款结果'),
  iouDetails: member('/pages/repay/repayIoudetails', '借据详情'),
  loanRecord: member('/pages/repay/loanRecorDetail', '借款记录详情'),
  pdf: asked(open('/pages/repay/pdf', '文件查看')),

  bankCards: member('/pages/bussiness/bankcard/index', '我的银行卡'),
  addBankCard: asked(member('/pages/bussiness/bankcard/addBankcard', '添加银行卡')),
  cardDetails: member('/pages/bussiness/bankcard/cardDetails', '银行卡详情'),
  quickBindBanks: member('/pages/bussiness/quickBindCard/supportBankListPage', '支持的银行'),
  quickBindCard: member('/pages/bussiness/quickBindCard/quickBindCardListPage', '快捷绑卡'),
  quickBindConfirm: member('/pages/bussiness/quickBindCard/quickBindCardConfirmPage', '确认绑卡'),
  idCardUpdate: member('/pages/bussiness/idcardupdate/index', '身份证更新'),
  idCardUpdated: member('/pages/bussiness/idcardupdate/success', '更新成功'),
  quickBindLanding: member('/pages/bussiness/quickBindCard/quickBindCardLandingPage', '绑卡结果'),
  loaning: member('/pages/bussiness/loan_repay/loaning', '放款中'),
  loanFail: member('/pages/bussiness/loan_repay/loanFail', '借款失败'),
  loanHistory: member('/pages/bussiness/loan_repay/index', '借还记录'),
  loanDetail: member('/pages/bussiness/loan_repay/loanDetail', '借款详情'),
  repaymentDetail: member('/pages/bussiness/loan_repay/repaymentDetail', '还款详情'),
  contractAgreements: asked(member('/pages/bussiness/contract_agreement/index', '合同协议')),

  proofs: member('/pages/bussiness/consumption/index', '消费凭证'),
  proofUpload: asked(member('/pages/bussiness/consumption/uploadRecord', '上传凭证')),
  proofDetail: member('/pages/bussiness/consumption/details', '凭证详情'),

  coupons: member('/pages/benefits/coupon/index', '优惠券'),
  raise: member('/pages/benefits/raise/index', '提额'),
  raiseRecord: member('/pages/benefits/raise/record', '提额记录'),

  settlement: member('/pages/bussiness/settlement/index', '结清证明'),
  settleProve: member('/pages/bussiness/settlement/settleProve', '开具结清证明'),
  settleHistory: member('/pages/bussiness/settlement/settleHistoryList', '开具记录'),
  settleSuccess: member('/pages/bussiness/settlement/settleSuccessPage', '申请成功'),

  messages: open('/pages/message/index', '消息中心'),
  messageDetail: open('/pages/message/detail/index', '消息详情'),

  verifyUser: asked(member('/pages/bussiness/verifyUser/CFCVerifyUser', '身份验证')),
  checkFace: asked(member('/pages/face/facePage', '人脸核身')),
  checkFaceEnd: member('/pages/face/faceEndPage', '人脸核身结果'),
  suggest: member('/pages/service/suggest/index', '意见反馈'),
  onlineService: open('/pages/service/online_customer/index', '联系客服'),
  helpCenter: open('/pages/user/helpCenter/index', '帮助中心'),
  helpArticle: open('/pages/user/helpCenter/contract', '帮助详情'),
  about: open('/pages/about/about/index', '关于我们'),
  useGuide: open('/pages/about/use_guide/index', '使用指南'),
  followWechat: open('/pages/about/follow_weaccount/index', '关注公众号'),
  commonServices: open('/pages/bussiness/commonServices', '常用服务'),

  activityLoading: open('/pages/activityLoading/index', '活动加载'),
  landing: open('/pages/homepage/pageOne', '推广页'),
  tuitionPlan: open('/pages/activity/pxjh/index', '培训计划'),

  contractTemplate: asked(open('/pages/contracts/temp', '协议预览')),
  settings: member('/pages/setting/setting/index', '设置'),
  security: member('/pages/setting/security/index', '安全设置'),
  changePhone: member('/pages/setting/security/change_phone/phone', '更换手机号'),
  newPhone: asked(member('/pages/setting/security/change_phone/changePhone', '新手机号')),
  gesture: asked(member('/pages/setting/security/gesture_password/gesturePwdSet', '手势密码')),
  tradePassword: asked(member('/pages/setting/security/transaction_password/transactionPwdSet', '交易密码')),
  withdrawnAuth: member('/pages/setting/security/withdrawn_auth/withdrawnAuth', '撤回授权'),
  account: member('/pages/setting/account/index', '账号管理'),
  personInfo: member('/pages/user/my/personInfo/index', '个人信息'),
  personEdit: asked(member('/pages/user/my/personInfo/edit', '编辑个人信息')),
  employerMail: member('/pages/bussiness/enterprise_mail/index', '企业邮箱'),
  employerMailCode: member('/pages/bussiness/enterprise_mail/enterpriseTion', '企业邮箱认证'),
  employerMailCompany: asked(
    member('/pages/bussiness/enterprise_mail/enterpriseEmailSupplement', '补充企业信息'),
  ),
  mySupplement: member('/pages/user/my/supplement/index', '补充资料'),
  mySettings: member('/pages/user/my/setting/index', '我的设置'),
  aboutMain: open('/pages/user/my/setting/aboutMain', '关于'),
  applyLogout: member('/pages/user/my/applyLogout', '注销账号'),
  applyLogoutReason: member('/pages/user/my/applyLogoutReason', '注销原因'),
  applyLogoutSuccess: open('/pages/user/my/applyLogoutSuccess', '注销成功'),
  upgrade: open('/pages/upgrade/index', '版本更新'),
  webview: asked(open('/pages/webview/index', '网页')),

  testConfiguration: open('/pages/test/configuration', '环境配置'),
  test: open('/pages/test/index', '测试页'),
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;
export type TabKey = { [K in RouteKey]: (typeof routes)[K] extends { tab: true } ? K : never }[RouteKey];

/** Spec §2: a production build has no test pages and no way to them. */
const isBuilt = (key: RouteKey): boolean => !(PRODUCTION && routes[key].path.startsWith('/pages/test/'));

const keysByPath = new Map<string, RouteKey>(
  (Object.keys(routes) as RouteKey[]).filter(isBuilt).map((key) => [routes[key].path, key]),
);

/** The page at a path such as '/pages/home/index' (a missing leading slash is fine); '/' is the home page (spec §2). */
export function routeAt(path: string): RouteKey | undefined {
  if (path === '/') return 'home';
  return keysByPath.get(path.startsWith('/') ? path : `/${path}`);
}

/** A page's title, in its bar and in the browser's tab. */
export const titleOf = (key: RouteKey): string => routes[key].title;

/** One page of the table, as its general type. */
export const routeOf = (key: RouteKey): Route => routes[key];

/** Folders of the login pages: the login package, and a partner's login. */
const ENTRIES = ['/pages/login/', '/pages/squareActivity/'];

/** Whether a page is a login page (or a step of a login): a login never returns to it. */
export function isEntry(key: RouteKey | undefined): boolean {
  if (key === undefined) return false;
  const { path, login } = routeOf(key);
  return !login && ENTRIES.some((folder) => path.startsWith(folder));
}
