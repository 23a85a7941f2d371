import { routes } from '@/navigation';
import { CouponsModel } from '@/pages/benefits/coupon/index.model';
import { prepareRepayment } from '../../../gateway/console/person';
import { host } from '../../app/host';
import { top, useStage } from '../repay/stage';

const stage = useStage();

async function open(): Promise<CouponsModel> {
  host.reset(routes.home.path, routes.coupons.path);
  const model = new CouponsModel();
  await model.load();
  return model;
}

/** Pays what is due with the welcome coupon. */
async function spend(): Promise<void> {
  const { person, loanNo } = stage;
  const couponId = (await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId ?? '';
  const { quoteId } = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo], couponId });
  const payment = await prepareRepayment(person, loanNo, 'due');
  await person.must('doRepayAfterTrial', { ...payment, quoteId });
}

describe('coupons', () => {
  it('are told with their worth, rules and last day, and counted', async () => {
    const model = await open();
    expect(model.countOf('available')).toBe(1);
    const [coupon] = model.list.value?.coupons ?? [];
    expect(coupon).toMatchObject({ name: '新人利息券', worth: '最多抵扣利息 50.00 元', state: 'available' });
    expect(coupon?.rules.join()).toMatch(/不抵扣本金,有效期至 \d{4}年/);
  });

  it('that were used name the loan and lead there', async () => {
    await spend();
    const model = await open();
    expect(model.list.value?.coupons).toEqual([]);
    await model.show('used');
    const used = model.list.value?.coupons[0]?.used;
    expect(used).toMatchObject({ kind: 'repay', loanNo: stage.loanNo });
    if (!used) throw new Error('no use');
    await model.openUse(used);
    expect(top()).toBe(`${routes.loanDetail.path}?loanNo=${stage.loanNo}`);
  });

  it('of a repayment that failed are usable again', async () => {
    const { bank, person } = stage;
    await bank.console.decide(person.phone, { collect: 'fail' });
    await spend();
    const model = await open();
    expect(model.list.value?.coupons).toHaveLength(1);
    await model.show('used');
    expect(model.list.value?.coupons).toEqual([]);
  });

  it('of partners are counted and listed apart, and only to their owner', async () => {
    const { bank, person } = stage;
    const given = await bank.console.raw('POST', 'partner-coupons', { phone: person.phone });
    expect(given.status).toBe(200);
    const model = await open();
    expect([model.countOf('available'), model.countOf('tripartite')]).toEqual([1, 1]);
    await model.show('tripartite');
    const [coupon] = model.list.value?.coupons ?? [];
    expect([coupon?.worth, coupon?.state]).toEqual(['云岭样本超市', 'available']);
    expect(coupon?.rules.join()).toContain('券码');
    const stranger = await bank.credited();
    expect((await stranger.must('queryTripartiteCoupon', {})).list).toEqual([]);
    const unknown = await bank.console.raw('POST', 'partner-coupons', { phone: '13000000000' });
    expect(unknown.status).toBe(400);
  });
});
