/** One public page (spec §2). */
export interface Route {
  /** Public address: the odd spellings stand only here and in file names. */
  readonly path: `/pages/${string}`;
  /** Needs a session: the guard sends to login and comes back. */
  readonly login: boolean;
  readonly title: string;
  /** Stands in the bottom bar: only these may be tab-switched. */
  readonly tab?: true;
}

const open = <const P extends `/pages/${string}`>(path: P, title: string) =>
  ({ path, title, login: false }) as const;
const member = <const P extends `/pages/${string}`>(path: P, title: string) =>
  ({ path, title, login: true }) as const;
const tab = <const P extends `/pages/${string}`>(path: P, title: string) =>
  ({ path, title, login: false, tab: true }) as const;

/** Every page by its key. */
export const routes = {
  home: tab('/pages/home/index', '首页'),
  activity: tab('/pages/activity/index', '活动专区'),
  user: tab('/pages/user/index', '我的'),

  login: open('/pages/login/index', '登录注册'),

  creditFront: member('/pages/creditV2/view/creditFrontPage', '额度申请'),
  ocrA: member('/pages/creditV2/view/ocr/ocrA', '身份证人像面'),
  ocrB: member('/pages/creditV2/view/ocr/ocrB', '身份证国徽面'),
  ocrTab: member('/pages/creditV2/view/ocr/ocrTab', '身份证识别'),
  faceStart: member('/pages/creditV2/view/face/faceStart', '人脸识别'),
  faceEnd: member('/pages/creditV2/view/face/faceEnd', '人脸识别结果'),
  addContacts: member('/pages/creditV2/view/addContacts', '补充联系人'),
  bindCard: member('/pages/creditV2/view/bindCard', '绑定银行卡'),
  creditResult: member('/pages/creditV2/view/creditResult', '申请结果'),
  setPassword: member('/pages/setpwd/setPwdPage', '设置交易密码'),

  loan: member('/pages/loanV2/view/index', '借款'),
  loanUsageTip: open('/pages/loanV2/view/loanUsageTip', '借款用途须知'),
  loanAddContacts: member('/pages/loanV2/view/loanAddContactsPage', '补充联系人'),
  loanSetPassword: member('/pages/loanV2/view/setPasswordPage', '设置交易密码'),
  loanFront: member('/pages/loanV2/view/loanFrontPage', '借款确认'),
  verifyPassword: member('/pages/loanV2/view/verifyPasswordPage', '验证交易密码'),
  loanSuccess: member('/pages/loanV2/view/loanSucccessPage', '借款结果'),

  repay: member('/pages/repay/index', '还款'),
  repayEntry: member('/pages/repay/repay', '去还款'),
  repayConfirm: member('/pages/repay/definerepayment', '确认还款'),
  repayResult: member('/pages/repay/repayResult', '还款结果'),
  iouDetails: member('/pages/repay/repayIoudetails', '借据详情'),
  pdf: open('/pages/repay/pdf', '文件查看'),

  bankCards: member('/pages/bussiness/bankcard/index', '我的银行卡'),
  addBankCard: member('/pages/bussiness/bankcard/addBankcard', '添加银行卡'),
  loanHistory: member('/pages/bussiness/loan_repay/index', '借还记录'),

  contractTemplate: open('/pages/contracts/temp', '协议预览'),
  settings: member('/pages/setting/setting/index', '设置'),
  webview: open('/pages/webview/index', '网页'),
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;
export type TabKey = { [K in RouteKey]: (typeof routes)[K] extends { tab: true } ? K : never }[RouteKey];

const keysByPath = new Map<string, RouteKey>(
  (Object.keys(routes) as RouteKey[]).map((key) => [routes[key].path, key]),
);

/** The page at a path such as '/pages/home/index' (a missing leading slash is fine); '/' is the home page (spec §2). */
export function routeAt(path: string): RouteKey | undefined {
  if (path === '/') return 'home';
  return keysByPath.get(path.startsWith('/') ? path : `/${path}`);
}

/** One page of the table, as its general type. */
export const routeOf = (key: RouteKey): Route => routes[key];
