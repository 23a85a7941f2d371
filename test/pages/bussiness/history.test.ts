import { routes } from '@/navigation';
import { ContractsModel } from '@/pages/bussiness/contract_agreement/index.model';
import { HistoryModel } from '@/pages/bussiness/loan_repay/index.model';
import { LoanModel } from '@/features/loanDetail';
import { byMonth, monthName } from '@/pages/bussiness/loan_repay/parts/records';
import { RepaymentDetailModel } from '@/pages/bussiness/loan_repay/repaymentDetail.model';
import { insert } from '../../../gateway/database';
import { host } from '../../app/host';
import { top, useStage } from '../repay/stage';

type Wire = Parameters<typeof byMonth>[0];

const record = (changes: Partial<Wire['records'][number]>) => ({
  kind: 'repay' as const,
  no: 'R1',
  loanNo: 'L1',
  amount: '100.00',
  shares: [],
  at: '2026-11-18T03:00:00.000Z',
  on: null,
  state: 'paid' as const,
  title: '还款',
  ...changes,
});

describe('a history by month', () => {
  it('puts a record into its month in Shanghai time', () => {
    const [month] = byMonth({ records: [record({ at: '2026-11-30T17:30:00.000Z' })], sums: [] });
    expect(month?.month).toBe('2026-12');
    expect(month?.records[0]?.at).toBe('12月1日 01:30');
    expect(monthName('2026-12')).toBe('2026年12月');
  });

  it('has the sums of the whole month, however much of it is loaded', () => {
    const months = byMonth({
      records: [
        record({ no: 'R1', state: 'failed' }),
        record({ no: 'L1', kind: 'loan', at: '2026-10-18T03:00:00.000Z' }),
      ],
      sums: [{ month: '2026-11', lent: '0.00', repaid: '300.00' }],
    });
    expect(months.map(({ month, lent, repaid }) => [month, lent, repaid])).toEqual([
      ['2026-11', 0, 30_000],
      ['2026-10', 0, 0],
    ]);
  });
});

const at = (path: string, params: Readonly<Record<string, string>>) => {
  host.reset(routes.home.path, path);
  return new Map(Object.entries(params));
};

const pages: LoanModel[] = [];
afterEach(() => pages.splice(0).forEach((page) => page.dispose()));

/** The page of a loan, opened from the history. */
function opened(loanNo: string): LoanModel {
  const page = new LoanModel(at(routes.loanDetail.path, { loanNo }), 'loanDetail');
  pages.push(page);
  return page;
}

describe('the history', () => {
  const stage = useStage();

  it('has both kinds, filtered by kind and month, and each record opens its details', async () => {
    const { person, loanNo } = stage;
    const { repayNo } = await person.repay(loanNo, 'due');
    const model = new HistoryModel();
    await model.load();
    const { months = [] } = model.history.value ?? {};
    const records = () => (model.history.value?.shown ?? []).flatMap((month) => month.records);
    const kinds = () => records().map(({ kind }) => kind);
    expect(kinds()).toEqual(['repay', 'loan']);
    expect(model.history.value?.shown[0]?.lent).toBe(1_200_000);
    await model.showKind('repay');
    expect([kinds(), model.filtering]).toEqual([['repay'], false]);
    const [repayment] = records();
    if (!repayment) throw new Error('no repayment');
    expect(repayment.title).toBe('还到期的款');
    host.reset(routes.home.path, routes.loanHistory.path);
    await model.open(repayment);
    expect(top()).toBe(`${routes.repaymentDetail.path}?repayNo=${repayNo}`);
    await model.showKind('all');
    await model.showMonth(months[0] ?? '');
    expect(kinds()).toEqual(['repay', 'loan']);
    await model.showMonth('2020-01');
    expect([kinds(), model.history.value?.months]).toEqual([[], months]);
  });

  it('is loaded page by page, keeps what is shown, and says when a page did not come', async () => {
    const { bank, person, loanNo } = stage;
    const customerOf = 'select customer_id, loan_seq, card_id from loans where loan_no = $1';
    const [own] = await bank.db.query<{ customer_id: number }>(customerOf, [loanNo]);
    for (let n = 0; n < 24; n += 1) {
      await insert(bank.db, 'loans', {
        ...own,
        loan_no: `${loanNo}-${n}`,
        request_no: `00000000-0000-4000-8000-0000000000${String(n + 10)}`,
        amount: 50_000,
        annual_rate: '0.1440',
        terms: 3,
        method: 'bullet',
        purpose: 'daily',
        signed_on: '2026-01-05',
        drawn_on: '2026-01-05',
        created_at: new Date(Date.UTC(2026, 0, 5, 3, n)),
        state: 'failed',
      });
    }
    const model = new HistoryModel();
    await model.load();
    const numbers = () => model.history.value?.records.map(({ no }) => no) ?? [];
    expect([numbers().length, model.history.value?.more]).toEqual([20, true]);
    await bank.console.faults([{ path: '/loan/queryLoanRecordInfo', fault: 'status', value: 503 }]);
    await model.more();
    expect([numbers().length, model.next]).toEqual([20, 'failed']);
    await bank.console.clearFaults();
    await model.more();
    expect([numbers().length, new Set(numbers()).size, model.history.value?.more]).toEqual([25, 25, false]);
    await model.shown();
    expect(numbers()).toHaveLength(25);
    const stranger = await bank.credited();
    const foreign = await stranger.must('queryLoanRecordInfo', { kind: 'all', after: loanNo });
    expect(foreign).toMatchObject({ records: [], months: [] });
    expect((await person.must('queryLoanRecordInfo', { kind: 'loan' })).sums).toContainEqual(
      expect.objectContaining({ month: '2026-01', lent: '0.00' }),
    );
  });

  it('tells a loan with its split, and leads on by its state', async () => {
    const { person, loanNo } = stage;
    const model = opened(loanNo);
    await model.load();
    expect(model.choice.ways.map(({ kind }) => kind)).toEqual(['coolingOff', 'partial', 'due']);
    const { rows = [], contracts = [] } = model.iou.value ?? {};
    expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(1_200_000);
    model.choice.pick('due');
    await model.act();
    // After the payment the person is here again, not at another copy of the page.
    const params = new URLSearchParams(top().split('?')[1]);
    expect([params.get('loanNos'), params.get('backUrl')]).toEqual([
      loanNo,
      `${routes.loanDetail.path}?loanNo=${loanNo}`,
    ]);
    await model.openContract(contracts[0]?.fileId ?? '');
    expect(top()).toContain(routes.pdf.path);
    await person.repay(loanNo, 'coolingOff');
    await model.shown();
    expect([model.iou.value?.state, model.action]).toEqual(['settled', 'none']);
  });

  it('tells why a drawing failed, and does not open a foreign loan', async () => {
    const { bank, person } = stage;
    await bank.console.decide(person.phone, { disburse: 'fail' });
    const { loanNo } = await person.draw({ amount: '1000.00', term: 3 });
    const model = opened(loanNo);
    await model.load();
    expect([model.iou.value?.state, model.action]).toEqual(['failed', 'again']);
    expect(model.iou.value?.reason).toContain('换一张卡');
    const stranger = await bank.credited();
    const theirs = (await stranger.draw()).loanNo;
    const foreign = opened(theirs);
    await foreign.load();
    expect([foreign.iou.state, foreign.iou.failure?.message]).toEqual(['failed', '没有找到这笔借款']);
  });

  it('leads from a drawing that is being paid out to its progress', async () => {
    const { bank, person } = stage;
    await bank.console.decide(person.phone, { disburse: 'hold' });
    const { loanNo } = await person.draw({ amount: '1000.00', term: 3 });
    const model = opened(loanNo);
    await model.load();
    expect(model.action).toBe('progress');
    await model.act();
    expect(top()).toBe(`${routes.loaning.path}?loanNo=${loanNo}`);
  });

  it('tells a repayment with its split, its card and when it was booked', async () => {
    const { bank, person, loanNo } = stage;
    const { repayNo } = await person.repay(loanNo, 'due');
    const model = new RepaymentDetailModel(at(routes.repaymentDetail.path, { repayNo }));
    await model.load();
    const { split, loans = [], amount, discount, bookedAt, card } = model.repayment.value ?? {};
    expect((split?.principal ?? 0) + (split?.interest ?? 0) + (split?.penalty ?? 0)).toBe(split?.total);
    expect((amount ?? 0) + (discount ?? 0)).toBe(split?.total);
    expect(loans).toEqual([{ loanNo, items: [expect.objectContaining({ term: 1 })] }]);
    expect([bookedAt === '', card === '']).toEqual([false, false]);
    const stranger = await bank.credited();
    expect((await stranger.refused('queryRepaymentInfo', { repayNo })).desc).toBe('没有找到这笔还款');
  });

  it('lists the contracts of the own loans and the accepted agreements, and opens each', async () => {
    const { bank, loanNo } = stage;
    const model = new ContractsModel();
    await model.load();
    const { loans = [], agreements = [] } = model.contracts.value ?? {};
    expect(loans.map((loan) => [loan.loanNo, loan.files.length])).toEqual([[loanNo, 3]]);
    expect(agreements.map(({ templateId }) => templateId)).toContain('face');
    host.reset(routes.home.path, routes.contractAgreements.path);
    await model.open(loans[0]?.files[0]?.fileId ?? '');
    expect(top()).toContain(`${routes.pdf.path}?fileId=`);
    const stranger = await bank.credited();
    expect((await stranger.must('queryContractList', {})).loans).toEqual([]);
  });
});
