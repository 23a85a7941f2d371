import type { Response } from '@/contract';
import { homeOf } from '@/domain/home/nextAction';
import { heroOf } from '@/pages/home/parts/hero';

type Status = Response<'queryProdSts'>;
type Repay = Response<'queryRepayState'>;

const STATUS: Status = {
  userStatus: 'newUser',
  custName: '王小明',
  sex: 'M',
  total: '50000.00',
  available: '38000.00',
  annualRate: '0.1440',
  processPercent: 40,
  retryDate: '2026-12-21',
  overdueDays: 0,
  coolingOffDaysLeft: null,
  today: '2026-11-21',
};
const REPAY: Repay = { psPayTotalAmts: '1093.18', psRepayAmt: '', loanOdInd: 'Y', dueDate: '2026-12-18' };
const RATE = { isShow: 'Y', min: '7.20', max: '24.00' } as const;

function heroFor(
  change: Partial<Status>,
  repay: Repay | undefined = REPAY,
  rate: Response<'rateRange'> | undefined = RATE,
) {
  const status = { ...STATUS, ...change };
  const { userStatus, overdueDays, retryDate, today } = status;
  const home = homeOf({ status: userStatus, overdueDays, available: 3_800_000, retryDate, today });
  return heroOf({ home, status, repay, rate, rateComes: false });
}

/** User status, figure (or fen), the words beside and below it, the action. */
const TABLE = [
  ['newUser', 20_000_000, '', '年化利率（单利）7.20% 至 24.00%', '申请额度'],
  ['cerditName', 20_000_000, '已完成 40%', '资料已保存，可以接着填', '继续申请'],
  ['creditReview', '审核中', '', '一般几分钟内有结果，请留意短信', '查看进度'],
  ['supply', '待补充资料', '', '还差一点资料，补充后继续审核', '补充资料'],
  ['creditDenied', '暂未通过', '', '2026年12月21日起可以再次申请', '查看结果'],
  ['activateUser', 3_800_000, '总额度 50,000', '额度已批好，激活后就可以用', '激活额度'],
  ['creditPass', 3_800_000, '总额度 50,000', '年化利率（单利）14.40%', '去借款'],
  ['addCredit', 3_800_000, '提额审核中', '年化利率（单利）14.40%', '去借款'],
  ['loanReview', 3_800_000, '总额度 50,000', '放款处理中，到账后会发短信给您', '查看放款进度'],
  ['creditRepay', 3_800_000, '总额度 50,000', '年化利率（单利）14.40%', '去借款'],
] as const;

describe('the hero', () => {
  it.each(TABLE)('of %s', (userStatus, figure, right, note, action) => {
    const hero = heroFor({ userStatus });
    expect([hero.fen ?? hero.figure, hero.right ?? '', hero.note, hero.action]).toEqual([
      figure,
      right,
      note,
      action,
    ]);
  });

  it('of an application with all fields filled does not ask to fill in more', () =>
    expect(heroFor({ userStatus: 'cerditName', processPercent: 100 })).toMatchObject({
      right: '已完成 100%',
      note: '资料已填好，核对后就可以提交',
      action: '继续申请',
    }));

  it('of a denied person says when the date has come', () => {
    const hero = heroFor({ userStatus: 'creditDenied', today: '2026-12-21' });
    expect([hero.note, hero.action]).toEqual(['现在可以再次申请', '重新申请']);
  });

  it('of an overdue person shows the sum by the display rule, and never 0.00 for an unknown sum', () => {
    const overdue = { userStatus: 'creditRepay', overdueDays: 3 } as const;
    expect(heroFor(overdue)).toMatchObject({ fen: 109_318, right: '已逾期 3 天', action: '去还款' });
    const unknown = heroOf({
      home: homeOf({ status: 'creditRepay', overdueDays: 3 }),
      status: { ...STATUS, ...overdue },
      repay: undefined,
      rate: undefined,
      rateComes: false,
    });
    expect(unknown.fen).toBeUndefined();
    expect([unknown.figure, unknown.action]).toEqual(['已逾期 3 天', '去还款']);
  });

  it('keeps an empty line for a rate that is loading, and says so when there is none', () => {
    const home = homeOf({ status: 'NoLogedIn' });
    const nothing = { home, status: undefined, repay: undefined, rate: undefined };
    expect(heroOf({ ...nothing, rateComes: true }).note.trim()).toBe('');
    expect(heroOf({ ...nothing, rateComes: false }).note).toBe('利率以审批结果为准');
    expect(heroFor({}, REPAY, { ...RATE, isShow: 'N' }).note).toBe('利率以审批结果为准');
  });
});
