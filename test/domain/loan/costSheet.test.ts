import type { CostItem } from '@/domain/loan/costSheet';
import { costSheet, READING_SECONDS } from '@/domain/loan/costSheet';

const TRIAL = {
  principal: 1_000_000,
  totalInterest: 79_733,
  annualRate: '0.1440',
  annualisedRate: '14.40',
  method: 'equal-instalment',
  terms: 12,
  payee: '云岭消费金融',
} as const;

describe('costSheet', () => {
  const lines = costSheet(TRIAL);
  const line = (item: CostItem, from = lines) => from.find((entry) => entry.item === item);

  it('has the items that the law requires, in order', () =>
    expect(lines.map((entry) => entry.item)).toEqual([
      'principal',
      'interest',
      'fees',
      'total',
      'annualised',
      'penalty',
      'earlyRepayment',
    ]));

  it('shows each fee with method, standard and payee', () => {
    expect(line('interest')).toMatchObject({
      value: '797.33 元',
      method: '等额本息，共 12 个月',
      standard: '年化利率（单利）14.40%',
      payee: '云岭消费金融',
    });
    expect(line('fees')).toMatchObject({
      amount: 0,
      value: '0.00 元',
      standard: '除以上明示的息费外，不收取任何其他费用',
    });
  });

  it('has a correct sum', () => {
    expect(line('total')).toMatchObject({ amount: 1_079_733, value: '10,797.33 元' });
    const reduced = costSheet({ ...TRIAL, discount: 9_733 });
    expect(line('discount', reduced)).toMatchObject({ amount: 9_733, value: '-97.33 元' });
    expect(line('total', reduced)?.amount).toBe(1_070_000);
  });

  it('has one name for the simple rate, and puts the yearly penalty before the daily one', () => {
    expect(line('annualised')).toMatchObject({ label: '年化综合融资成本（单利）', value: '14.40%' });
    expect(line('penalty')).toMatchObject({
      label: '逾期罚息年化利率（单利）',
      value: '21.60%',
      standard: '折合日利率 0.0600%',
    });
    expect(line('penalty', costSheet({ ...TRIAL, annualRate: '0.2000' }))?.value).toBe('24.00%');
    expect(line('penalty', costSheet({ ...TRIAL, annualRate: '0.2000', ceiling: '0.3600' }))?.value).toBe(
      '30.00%',
    );
  });

  it('names the cooling-off period where there is one', () =>
    expect(line('coolingOff', costSheet({ ...TRIAL, coolingOffDays: 30 }))?.value).toBe('30 天'));

  it('says each line in the words of the law', () => {
    const all = costSheet({ ...TRIAL, discount: 1, coolingOffDays: 30 });
    expect(all.map(({ label }) => label)).toEqual([
      ...['贷款本金', '利息', '优惠减免', '其他费用', '正常履约应还总额', '年化综合融资成本（单利）'],
      ...['逾期罚息年化利率（单利）', '提前还款', '冷静期'],
    ]);
    expect(line('penalty', all)?.method).toBe('逾期本金 × 日利率 × 逾期天数，不计复利');
    expect(line('earlyRepayment', all)).toMatchObject({
      value: '不收违约金',
      standard: '利息按实际使用天数计算，且不超过当期应还利息',
    });
    expect(line('coolingOff', all)?.standard).toBe('冷静期内全额还款，只需归还本金');
  });

  it('must be read for five seconds', () => expect(READING_SECONDS).toBe(5));
});
