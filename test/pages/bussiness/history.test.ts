import { routes } from '@/navigation';
import { HistoryModel } from '@/pages/bussiness/loan_repay/index.model';
import { byMonth, monthName } from '@/pages/bussiness/loan_repay/parts/records';
import { host } from '../../app/host';
import { top, useStage } from '../repay/stage';

const record = (changes: Partial<Parameters<typeof byMonth>[0][number]>) => ({
  kind: 'repay' as const,
  no: 'R1',
  loanNo: 'L1',
  amount: '100.00',
  at: '2026-11-18T03:00:00.000Z',
  state: 'paid' as const,
  title: '还款',
  ...changes,
});

describe('a history by month', () => {
  it('puts a record into its month in Shanghai time', () => {
    const [month] = byMonth([record({ at: '2026-11-30T17:30:00.000Z' })]);
    expect(month?.month).toBe('2026-12');
    expect(month?.records[0]?.at).toBe('12月1日 01:30');
    expect(monthName('2026-12')).toBe('2026年12月');
  });

  it('sums up only completed payments', () => {
    const months = byMonth([
      record({ no: 'R2' }),
      record({ no: 'R1', state: 'failed' }),
      record({ no: 'L2', kind: 'loan', amount: '500.00', state: 'processing' }),
      record({ no: 'L1', kind: 'loan', amount: '1000.00', at: '2026-10-18T03:00:00.000Z' }),
    ]);
    expect(months.map(({ month, lent, repaid }) => [month, lent, repaid])).toEqual([
      ['2026-11', 0, 10_000],
      ['2026-10', 100_000, 0],
    ]);
  });
});

describe('the history', () => {
  const stage = useStage();

  it('has both kinds, filtered by kind and month, and each record leads to its loan', async () => {
    const { person, loanNo } = stage;
    await person.repay(loanNo, 'due');
    const model = new HistoryModel();
    await model.load();
    const { months = [] } = model.history.value ?? {};
    const kinds = () =>
      (model.history.value?.shown ?? []).flatMap(({ records }) => records.map(({ kind }) => kind));
    expect(kinds()).toEqual(['repay', 'loan']);
    await model.showKind('repay');
    expect([kinds(), model.filtering]).toEqual([['repay'], false]);
    const repayment = model.history.value?.shown[0]?.records[0];
    if (!repayment) throw new Error('no repayment');
    host.reset(routes.home.path, routes.loanHistory.path);
    await model.open(repayment);
    expect(top()).toBe(`${routes.iouDetails.path}?loanNo=${loanNo}`);
    await model.showKind('all');
    await model.showMonth(months[0] ?? '');
    expect(kinds()).toEqual(['repay', 'loan']);
    await model.showMonth('2020-01');
    expect([kinds(), model.history.value?.months]).toEqual([[], months]);
  });
});
