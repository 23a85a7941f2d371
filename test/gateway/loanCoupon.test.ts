import { paymentRefusals } from '@/contract/flowRefusals';
import { addCoupon } from '../../gateway/queries/coupons';
import { customerByPhone } from '../../gateway/queries/customers';
import { startGateway, type Bank, type TestPerson } from './harness';

/** The coupon of a drawing: what it takes off, and the word for each reason that it cannot be used. */

const WISH = { amount: '12000.00', term: 12, method: 'equal-instalment' } as const;

let bank: Bank;
let person: TestPerson;
let today: string;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
  today = (await person.must('queryCustQuota', {})).today ?? '';
});
afterAll(() => bank.close());

async function give(to: TestPerson, couponId: string, more: { expires?: string; min?: number } = {}) {
  const customer = await customerByPhone(bank.db, to.phone);
  await addCoupon(bank.db, customer?.id ?? 0, {
    coupon_id: couponId,
    name: couponId,
    value: 5000,
    min_amount: more.min ?? 0,
    expires_on: more.expires ?? today,
    rule: '',
  });
}

describe('a coupon in a trial', () => {
  it('takes its value off the interest and says the rate of what is really paid, beside the own rate', async () => {
    await give(person, 'C-TRIAL');
    const plain = await person.must('loanUseTrial', WISH);
    const cheaper = await person.must('loanUseTrial', { ...WISH, couponId: 'C-TRIAL' });
    expect([plain.discount, plain.rateWithCoupon]).toEqual(['0.00', undefined]);
    expect([cheaper.discount, cheaper.annualisedRate]).toEqual(['50.00', plain.annualisedRate]);
    expect(Number(cheaper.rateWithCoupon)).toBeLessThan(Number(plain.annualisedRate));
    expect(Number(plain.totalRepay) - Number(cheaper.totalRepay)).toBeCloseTo(50, 5);
  });

  it.each([
    ['unknown', 'C-NONE', '没有找到这张优惠券'],
    ['foreign', 'C-FOREIGN', '没有找到这张优惠券'],
    ['expired', 'C-EXPIRED', '已过期'],
    ['too large for the amount', 'C-LARGE', '借款金额还不够'],
    ['used', 'C-USED', '已经用过'],
  ])(
    'that is %s is refused with its own word, by the trial and by the drawing',
    async (_why, couponId, word) => {
      await give(await bank.credited(), 'C-FOREIGN');
      await give(person, 'C-EXPIRED', { expires: '2020-01-01' });
      await give(person, 'C-LARGE', { min: 99_999_900 });
      await give(person, 'C-USED');
      await bank.db.query(`update coupons set used_at = now() where coupon_id = 'C-USED'`);
      const { cardId = '' } = (await person.must('queryBankList', {})).list[0] ?? {};
      const refusals = [
        await person.refused('loanUseTrial', { ...WISH, couponId }),
        await person.refused('addPvpLoanInfo', { ...WISH, couponId, cardId, purpose: 'daily' }),
      ];
      for (const { code, desc } of refusals) {
        expect(code).toBe(paymentRefusals.couponGone);
        expect(desc).toContain(word);
      }
    },
  );

  it('of a declined drawing can be used again', async () => {
    await give(person, 'C-BACK');
    await bank.console.decide(person.phone, { disburse: 'fail' });
    expect(await person.draw({ ...WISH, couponId: 'C-BACK' })).toMatchObject({ state: 'failed' });
    expect(await person.must('loanUseTrial', { ...WISH, couponId: 'C-BACK' })).toMatchObject({
      discount: '50.00',
    });
  });
});
