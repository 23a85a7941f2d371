import { USER_STATUSES } from '@/domain/credit/userStatus';
import { homeStatusOf } from '@/domain/home/homeStatus';
import { CASES } from './homeStatusCases';
import { RATE, REPAY, repayOf, standingWith } from './homeStatuses';

describe('the hero of home shows the present state, the next step and the one action', () => {
  it.each(Object.entries(CASES))(
    '%s',
    (_title, { status, card: _card, dueDate, figure, action, ...words }) => {
      const standing = standingWith(status, { repay: repayOf(status, dueDate) });
      expect(standing).toMatchObject(words);
      expect([standing.fen ?? standing.figure, standing.actionName]).toEqual([figure, action]);
    },
  );

  it('covers every user status', () => {
    const covered = new Set(Object.values(CASES).map(({ status }) => status.userStatus));
    expect([...covered].sort()).toEqual([...USER_STATUSES].sort());
  });

  it('fits the two lines that its place has: 23 characters each at 375 px', () => {
    // Two Latin characters are about as wide as a Chinese one.
    const width = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 1 : 0.55), 0);
    for (const { note, more } of Object.values(CASES)) {
      const lines = [note, more].map((text) => Math.ceil(width(text) / 23));
      expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2);
    }
  });
});

describe('drawing the last sum again', () => {
  it.each([
    ['is offered while the line has room for it', 'creditRepay', '5000.00', '38000.00', 500_000],
    ['is offered for exactly the rest of the line', 'creditRepay', '38000.00', '38000.00', 3_800_000],
    ['is not offered for more than is left', 'creditRepay', '5000.00', '4900.00', undefined],
    ['is not offered before the first loan', 'creditPass', '', '38000.00', undefined],
    ['is not offered while a drawing is under way', 'loanReview', '5000.00', '38000.00', undefined],
    ['is not offered before the line is activated', 'activateUser', '5000.00', '38000.00', undefined],
  ] as const)('%s', (_what, userStatus, lastDrawn, available, again) => {
    const { line, ...hero } = standingWith({ userStatus, lastDrawn, available });
    expect((line ?? hero).again).toBe(again);
  });
});

describe('the line of a person who owes', () => {
  it('stands below the debt, with its news and what can be done with it', () => {
    const { line } = standingWith({ userStatus: 'creditRepay' });
    expect(line).toMatchObject({ fen: 3_800_000, right: '总额度 50,000', actionName: '去借款' });
    expect(
      standingWith({ userStatus: 'creditRepay', lifting: 'security', barred: '您已暂停借款' }).line,
    ).toMatchObject({ note: '您已暂停借款', actionName: '恢复借款' });
  });

  it('is not shown if what bars borrowing is the one task of home', () => {
    const expired = { validTo: '2026-11-20', validity: 'expired' as const };
    const barred = { lifting: 'idCardUpdate' as const, barred: '您的身份证已过期', idCard: expired };
    const hero = standingWith({ userStatus: 'creditPass', ...barred });
    expect([hero.name, hero.actionName, hero.line]).toEqual(['身份证已过期', '更新身份证', undefined]);
  });

  it('is not known to have nothing due while the next day is not known: the debt comes first', () => {
    const unknown = standingWith({ userStatus: 'creditRepay' }, { repay: undefined });
    expect(unknown).toMatchObject({ name: '本期应还', figure: '有借款在还', actionName: '去还款' });
    expect(unknown.line).toBeUndefined();
    const host = standingWith({ userStatus: 'creditRepay' }, { repay: { ...REPAY, dueDate: null } });
    expect(host).toMatchObject({
      fen: 109_318,
      note: '还款日请到还款页查看',
      line: { actionName: '去借款' },
    });
  });
});

describe('the amount that is overdue', () => {
  const overdue = { userStatus: 'creditRepay', overdueDays: 3 } as const;

  it('is never 0.00 if it is unknown', () => {
    const unknown = standingWith(overdue, { repay: undefined });
    expect(unknown).toMatchObject({
      name: '有一笔还款逾期',
      figure: '已逾期 3 天',
      note: '应还金额暂时没有取到，请到还款页查看',
      tone: 'red',
    });
    expect(unknown.fen).toBeUndefined();
  });

  it('has its place kept free while it loads', () => {
    const coming = standingWith(overdue, { repay: undefined, repayComes: true });
    expect(coming).toMatchObject({ name: '逾期应还（元）', right: '已逾期 3 天' });
    expect([coming.fen, coming.figure?.trim()]).toEqual([undefined, '']);
  });
});

describe('the rate beside the advertised limit', () => {
  const visitor = { status: undefined, repay: undefined, repayComes: false };

  it('is the range of the product, for a visitor, too', () =>
    expect(homeStatusOf({ ...visitor, rate: RATE, rateComes: false })).toMatchObject({
      fen: 20_000_000,
      note: '年化利率（单利）7.20% 至 24.00%',
      actionName: '登录 / 注册',
    }));

  it('keeps its line while it loads, and says so when there is none', () => {
    const nothing = { ...visitor, rate: undefined };
    expect(homeStatusOf({ ...nothing, rateComes: true }).note.trim()).toBe('');
    const by = '年化利率（单利）以审批结果为准';
    expect(homeStatusOf({ ...nothing, rateComes: false }).note).toBe(by);
    expect(standingWith({}, { rate: { ...RATE, isShow: 'N' } }).note).toBe(by);
  });
});
