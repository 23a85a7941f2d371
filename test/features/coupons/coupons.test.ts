import { Coupons } from '@/features/coupons';
import { session } from '@/stores/session';
import { startGateway, type Bank } from '../../gateway/harness';
import { pickUp, startApp } from '../../app/phone';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());

describe('the sheet of coupons', () => {
  it('names each usable coupon with its value, its rule and its last day', async () => {
    await pickUp(await bank.credited());
    const coupons = new Coupons();
    const shown = coupons.show();
    expect([coupons.open, coupons.list.state]).toEqual([true, 'loading']);
    await shown;
    expect(coupons.list.value).toMatchObject([
      {
        name: '新人利息券',
        value: '最多抵扣利息 50.00 元',
        rule: '借款满 1,000.00 元可用，抵扣利息，不抵扣本金',
        lasts: expect.stringMatching(/^有效期至 \d{4}年\d{1,2}月\d{1,2}日$/) as unknown,
      },
    ]);
    coupons.close();
    expect(coupons.open).toBe(false);
  });

  it('closes with the session: the next person never sees it', async () => {
    await pickUp(await bank.credited());
    const coupons = new Coupons();
    await coupons.show();
    session.clear('loggedOut');
    expect(coupons.open).toBe(false);
    await pickUp(await bank.credited());
    expect(coupons.open).toBe(false);
  });
});
