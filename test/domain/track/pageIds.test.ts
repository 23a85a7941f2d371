import { PAGE_IDS, pageIdOf, type PageId } from '@/domain/track/pageIds';
import { trackedStatus, type Tracked } from '@/domain/track/status';
import { routes } from '@/navigation/routes';
import { filesIn, rowsOf, textOf } from '../../architecture/files';

/** Spec §2 Screen-tracking page ids: ids that follow from a page's address. */
const OF_PAGES: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  '001': ['/pages/home/index', '/pages/login/wxLogin'],
  '002': [
    '/pages/login/index',
    '/pages/login/phoneDisabled/end',
    '/pages/setting/security/gesture_password/gesturePwdSet',
  ],
  '003': ['/pages/creditV2/view/ocr/ocrA', '/pages/face/facePage', '/pages/creditV2/view/creditResult'],
  '004': ['/pages/loanV2/view/index', '/pages/loanV2/view/loanSucccessPage', '/pages/loanAddress/index'],
  '005': ['/pages/repay/index', '/pages/bussiness/loan_repay/repaymentDetail'],
  '006': [
    '/pages/user/index',
    '/pages/bussiness/bankcard/index',
    '/pages/bussiness/consumption/uploadRecord',
    '/pages/benefits/coupon/index',
    '/pages/benefits/raise/index',
    '/pages/user/my/applyLogout',
    '/pages/bussiness/enterprise_mail/index',
  ],
  '007': ['/pages/activity/index', '/pages/activityLoading/index', '/pages/homepage/pageOne'],
  '008': ['/pages/supplementary/index', '/pages/user/my/supplement/index'],
  '011': ['/pages/loanV2/view/bindCard'],
  '012': ['/pages/creditV2/view/creditAuthorizePage'],
  '013': ['/pages/citicsquare/credit'],
  '025002': ['/pages/bussiness/enterprise_mail/enterpriseTion'],
  '027003': ['/pages/graduate/index'],
};
/** Ids of states of a page, which the page itself sends. */
const sentByPages = (): string[] =>
  [...filesIn('src/pages'), ...filesIn('src/features')].flatMap((path) =>
    [...textOf(path).matchAll(/track\.event\('pageView', '(\d+)'\)/g)].flatMap(([, id]) => id ?? []),
  );

describe('page ids', () => {
  it.each(Object.entries(OF_PAGES).flatMap(([id, paths]) => paths.map((path) => [path, id])))(
    '%s is %s',
    (path, id) => {
      expect(pageIdOf(path)).toBe(id);
    },
  );

  it('all belong to pages, or are sent by a page for one of its states', () => {
    const ofAll = rowsOf('test/architecture/routes.tsv').map(([path = '']) => pageIdOf(`/${path}`));
    const given = new Set([...ofAll.filter((id) => id !== undefined), ...sentByPages()]);
    expect([...given].sort()).toEqual(Object.keys(PAGE_IDS).sort());
  });

  it('are undefined for pages that the spec does not name', () => {
    for (const path of ['/pages/about/about/index', '/pages/webview/index', '/pages/contracts/temp', '/x'])
      expect(pageIdOf(path)).toBeUndefined();
  });

  it('exist for every tab and every login', () => {
    const { home, activity, user, login } = routes;
    expect([home, activity, user, login].map(({ path }) => pageIdOf(path))).toEqual([
      '001',
      '007',
      '006',
      '002',
    ]);
  });
});

it.each([
  [null, 'NoLogedIn'],
  [{ isCredit: 'N', isLoan: 'N' }, 'NoCredit'],
  [{ isCredit: 'Y', isLoan: 'N' }, 'NoBorrowing'],
  [{ isCredit: 'Y', isLoan: 'Y' }, 'creditRepay'],
] as [Tracked | null, string][])('a person with %j counts as %s', (user, status) => {
  expect(trackedStatus(user)).toBe(status);
});
