import { configureNavigation, routes } from '@/navigation';
import { debtFreeOf } from '@/pages/repay/parts/debtFree';
import { readEntryParams } from '@/pages/repay/parts/entryParams';
import { dueLoans, type OpenLoan, type Pending } from '@/pages/repay/parts/pending';
import { changesBetween, quoteOf } from '@/features/repaying/quote';
import { leave } from '@/pages/repay/parts/wayBack';
import { host } from '../../app/host';

const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

const split = (principal: number, interest: number, penalty = 0) => ({
  principal,
  interest,
  penalty,
  total: principal + interest + penalty,
});

const loan = (loanNo: string, date: string, changes: Partial<OpenLoan> = {}): OpenLoan => ({
  loanNo,
  amount: 300_000,
  principalLeft: 200_000,
  drawnOn: '2026-08-18',
  exit: null,
  termsLeft: 2,
  overdueDays: 0,
  nextDueDate: date,
  about: '',
  due: { date, ...split(100_000, 2000), late: null, dueToday: null },
  ...changes,
});

const pending = (today: string, loans: readonly OpenLoan[], months: Pending['months'] = []): Pending => {
  const dates = loans.flatMap(({ due }) => due?.date ?? []).sort();
  const date = dates[0];
  return {
    today,
    loans,
    months,
    openRequest: null,
    transfers: [],
    due:
      date === undefined
        ? null
        : { date, ...split(100_000, 2000), overdueDays: 0, late: null, dueToday: null },
  };
};

const numbers = (loans: readonly OpenLoan[]) => loans.map(({ loanNo }) => loanNo);

describe('the loans ticked at first', () => {
  it.each([
    ['those due on the nearest date', '2026-11-01', ['A', 'B'], ['2026-11-18', '2026-11-18', '2026-11-20']],
    [
      'what is overdue, and what is due today with it',
      '2026-11-19',
      ['A', 'B'],
      ['2026-11-18', '2026-11-19', '2026-11-20'],
    ],
    ['nothing where nothing is owed', '2026-11-19', [], []],
  ])('is %s', (_what, today, expected, dates) => {
    const loans = dates.map((date, index) => loan('ABC'.charAt(index), date));
    expect(numbers(dueLoans(pending(today, loans)))).toEqual(expected);
  });
});

describe('the way to debt-free', () => {
  const months = [
    { month: '2026-11', ...split(100_000, 2000, 300) },
    { month: '2026-12', ...split(100_000, 1000) },
  ];

  it("falls from today's debt to zero on the last due date", () => {
    const way = debtFreeOf(pending('2026-11-10', [loan('A', '2026-11-18')], months));
    expect(way).toMatchObject({
      principal: 200_000,
      interest: 3000,
      penalty: 300,
      lastDay: '2026-12-18',
      today: 1,
    });
    expect(way?.points.map(({ left }) => left)).toEqual([300_000, 200_000, 100_000, 0]);
    expect(way?.points[0]?.date).toBe('2026-08-18');
    expect(way?.points[3]?.date).toBe('2026-12-18');
  });

  it('adds what was due before this month to the first payment', () => {
    const way = debtFreeOf(pending('2026-12-02', [loan('A', '2026-11-18')], months));
    expect(way?.points.map(({ left }) => left)).toEqual([300_000, 200_000, 0]);
  });

  it('ends tomorrow when the last due date has passed', () => {
    const late = loan('A', '2026-11-18', { termsLeft: 1 });
    const way = debtFreeOf(pending('2027-01-05', [late], months.slice(0, 1)));
    expect(way?.lastDay).toBe('2027-01-06');
    expect(way?.points.map(({ left }) => left)).toEqual([300_000, 200_000, 0]);
  });

  it('is undefined when nothing is owed', () => {
    expect(debtFreeOf(pending('2026-11-10', []))).toBeUndefined();
  });
});

describe('a quote', () => {
  const trial = {
    quoteId: 'Q1',
    on: '2026-11-18',
    expiresAt: '2026-11-18T03:04:59.000Z',
    payable: 'Y' as const,
    principal: '933.42',
    interest: '144.00',
    penalty: '0.00',
    total: '1077.42',
    discount: '0.00',
    payAmount: '1077.42',
    savedInterest: '0.00',
    items: [{ loanNo: 'A', principal: '933.42', interest: '144.00', penalty: '0.00', total: '1077.42' }],
    after: null,
  };

  it('says until when it is valid, in Shanghai time', () => {
    expect(quoteOf(trial)).toMatchObject({ until: '今天 11:04', payAmount: 107_742, payable: true });
  });

  it('names the day on which it ends if that is not its own', () => {
    const over = (on: string, expiresAt: string) => quoteOf({ ...trial, on, expiresAt }).until;
    expect(over('2026-11-27', '2026-11-27T16:07:00.000Z')).toBe('11月28日 00:07');
    expect(over('2026-12-31', '2026-12-31T16:07:00.000Z')).toBe('2027年1月1日 00:07');
  });

  it('that has changed names each figure that differs, and no other', () => {
    const later = quoteOf({ ...trial, penalty: '5.60', total: '1083.02', payAmount: '1083.02' });
    expect(changesBetween(quoteOf(trial), later)).toEqual([
      '罚息 由 0.00 变为 5.60',
      '实付 由 1,077.42 变为 1,083.02',
    ]);
    expect(changesBetween(later, later)).toEqual([]);
  });
});

describe('parameters of the entry', () => {
  it.each([
    ['both are there', { productType: 'YQDC001', backUrl: '/pages/home/index' }, 0],
    ['productType is missing', { backUrl: '/pages/home/index' }, 1],
    ['backUrl is missing', { productType: 'YQDC001' }, 1],
    ['backUrl is empty', { productType: 'YQDC001', backUrl: '' }, 1],
  ])('are only logged: %s', (_what, given, times) => {
    readEntryParams(new Map(Object.entries(given)));
    expect(log).toHaveBeenCalledTimes(times);
  });

  it('name each loan once, if its number is well-formed', () => {
    const read = (loanNos: string) => readEntryParams(new Map([['loanNos', loanNos]])).loanNos;
    expect(read('L1,L2,L1,,<b>,L-3')).toEqual(['L1', 'L2', 'L-3']);
    expect(read('')).toEqual([]);
    expect(read(Array.from({ length: 30 }, (_, index) => `L${index}`).join())).toHaveLength(20);
  });
});

describe('leaving the repayment', () => {
  beforeEach(() => host.reset(routes.activity.path, routes.repayEntry.path));

  it.each([
    [
      'a page of ours, with its query',
      '/pages/repay/repayIoudetails?loanNo=L1',
      `redirectTo ${routes.iouDetails.path}?loanNo=L1`,
    ],
    ['a tab', '/pages/user/index', `switchTab ${routes.user.path}`],
    ['the flow itself', '/pages/repay/repayResult?requestNo=1', `redirectTo ${routes.repay.path}`],
    ['another site', 'https://evil.example/', `redirectTo ${routes.repay.path}`],
    ['a script', 'javascript:alert(1)', `redirectTo ${routes.repay.path}`],
    ['an unknown page', '/pages/nowhere/index', `redirectTo ${routes.repay.path}`],
    ['nothing', undefined, `redirectTo ${routes.repay.path}`],
  ])('goes, for %s, to the allowed page', async (_what, backUrl, move) => {
    host.stack[0] = { route: 'pages/bussiness/bankcard/index', $taroParams: {} };
    configureNavigation({
      loggedIn: () => true,
      nextPage: () => '',
      setNextPage: () => undefined,
      tell: () => undefined,
    });
    await leave(backUrl);
    expect(host.moves).toEqual([move]);
  });

  it('goes back to the page it came from instead of opening that page twice', async () => {
    host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
    await leave(routes.repay.path);
    expect(host.moves).toEqual(['navigateBack']);
    expect(host.addresses).toEqual([routes.home.path, routes.repay.path]);
  });
});
