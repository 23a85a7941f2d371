/** Spec §2 Screen-tracking page ids and their meaning. */
export const PAGE_IDS = {
  '001': 'home and one-click login',
  '002': 'register, login and gesture password',
  '003': 'credit application',
  '004': 'loan',
  '005': 'repayment',
  '006': 'my page',
  '007': 'activity zones',
  '008': 'supplement info',
  '009': 'rejected-credit retry',
  '010': '30-day cooling-off borrowing',
  '011': 'change receiving card',
  '012': 'confirm credit',
  '013': 'pre-credit of a partner',
  '014': 'tuition proof upload',
  '015': 'stop-disbursement request',
  '016': 'pre-credit',
  '025002': 'enterprise email check',
  '027003': 'graduate promo',
} as const;

export type PageId = keyof typeof PAGE_IDS;

/**
 * The pages of each id, by the longest matching path prefix. The spec names 004, 013 and 016 together "loan and
 * pre-credit"; here 004 is the loan, 013 the pre-credit of the square, 016 an application of which no step is done. 009, 010, 014, 015 and 016 are not
 * pages but states of a page: the page itself reports them.
 */
const BY_PATH: readonly (readonly [string, PageId])[] = [
  ['/pages/home/', '001'],
  ['/pages/login/wxLogin', '001'],
  ['/pages/login/', '002'],
  ['/pages/squareActivity/login', '002'],
  ['/pages/setting/security/gesture_password/', '002'],
  ['/pages/creditV2/', '003'],
  ['/pages/face/', '003'],
  ['/pages/setpwd/', '003'],
  ['/pages/creditV2/view/creditAuthorizePage', '012'],
  ['/pages/loanV2/', '004'],
  ['/pages/loanV2/view/bindCard', '011'],
  ['/pages/loanAddress/', '004'],
  ['/pages/citicsquare/', '013'],
  ['/pages/repay/', '005'],
  ['/pages/bussiness/loan_repay/', '005'],
  ['/pages/user/', '006'],
  ['/pages/setting/', '006'],
  ['/pages/benefits/', '006'],
  ['/pages/bussiness/', '006'],
  ['/pages/bussiness/enterprise_mail/enterpriseTion', '025002'],
  ['/pages/activity/', '007'],
  ['/pages/activityLoading/', '007'],
  ['/pages/homepage/', '007'],
  ['/pages/corpIndex/', '007'],
  ['/pages/supplementary/', '008'],
  ['/pages/user/my/supplement/', '008'],
  ['/pages/graduate/', '027003'],
];

const LONGEST_FIRST = [...BY_PATH].sort(([one], [other]) => other.length - one.length);

/** Page id of a page by its path ('/pages/home/index'); undefined if the spec gives it none. */
export const pageIdOf = (path: string): PageId | undefined =>
  LONGEST_FIRST.find(([beginning]) => path.startsWith(beginning))?.[1];
