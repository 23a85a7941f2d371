import { CouponsModel } from '@/pages/benefits/coupon/index.model';
import { AccountModel } from '@/pages/setting/account/index.model';
import { LoanModel } from '@/features/loanDetail';
import { routes } from '@/navigation';
import { CardDetailsModel } from '@/pages/bussiness/bankcard/cardDetails.model';
import { SettleProveModel } from '@/pages/bussiness/settlement/settleProve.model';
import { isOpen } from '@/pages/loanV2/parts/entryFacts';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { repayDraft } from '@/features/repaying/repayDraft';
import { setSignedUntil } from '../../../gateway/queries/cards';
import { soon } from '../../soon';
import { fillIn } from '../loanV2/flow';
import { top, useStage } from './stage';

const stage = useStage();

describe('rights that end', () => {
  it('a coupon goes from the usable ones to the ended ones', async () => {
    await stage.endingCoupon();
    const page = new CouponsModel();
    await page.load();
    expect([page.list.value?.coupons.length, page.countOf('available')]).toEqual([1, 1]);
    await stage.midnight();
    await page.shown();
    expect([page.list.value?.coupons, page.countOf('available')]).toEqual([[], 0]);
    await page.show('expired');
    expect(page.list.value?.coupons).toHaveLength(1);
  });

  it('a file of the own data that can no longer be fetched is refused with the reason, and shown as ended', async () => {
    const checkToken = await stage.person.check('exportData');
    const { exportNo } = await stage.person.must('dataExportAsk', { checkToken });
    const page = new AccountModel();
    await page.load();
    expect(page.account.value?.exports[0]?.expired).toBe(false);
    await stage.bank.console.advanceMinutes(24 * 60 + 1);
    await page.download({ exportNo, format: 'json' });
    expect(page.submission.failure?.kind).toBe('business');
    expect([page.ready, page.account.value?.exports[0]?.expired]).toEqual([undefined, true]);
  });

  it('the exit is no longer offered when the page of the loan is shown again', async () => {
    const { loanNo } = await stage.person.draw();
    await stage.bank.console.advanceDays(30);
    const page = new LoanModel(new Map([['loanNo', loanNo]]));
    await page.load();
    expect(page.action).toBe('coolingOff');
    await stage.midnight();
    await page.shown();
    expect(page.action).not.toBe('coolingOff');
    page.dispose();
  });

  it('a coupon that a declined payment held over midnight can be used again, and says until when', async () => {
    const couponId = await stage.endingCoupon();
    const { loanNo } = await stage.person.draw();
    await stage.bank.console.decide(stage.person.phone, { collect: 'hold' });
    repayDraft.begin('due', [loanNo]);
    const confirm = new RepayConfirmModel(new Map());
    await confirm.load();
    await confirm.payment.useCoupon(couponId);
    await confirm.ask();
    await confirm.pad.submit(stage.person.facts.tradePassword);
    await stage.midnight();
    await stage.bank.console.decide(stage.person.phone, { collect: 'fail' });
    const { requestNo } = repayDraft.get();
    const { state, reason } = await stage.person.must('paymentResult', { requestNo });
    expect([state, reason]).toEqual(['failed', expect.stringMatching(/优惠券已退回，可以用到.+日$/)]);
    const page = new CouponsModel();
    await page.load();
    expect(page.list.value?.coupons).toHaveLength(1);
  });

  it.each([
    ['limit', 'credit_lines'],
    ['ID card', 'id_cards'],
  ])('the %s that has ended is named on the loan page, with the way on', async (_what, table) => {
    const page = await fillIn('12000');
    await soon(() => expect(page.trial.fresh).toBe(true));
    await stage.bank.db.query(
      `update ${table} set valid_to = $2 where customer_id = (select id from customers where phone = $1)`,
      [stage.person.phone, await stage.today()],
    );
    await stage.midnight();
    await page.next();
    const { value: shown } = page.facts;
    expect(isOpen(shown)).toBe(false);
    expect(JSON.stringify(shown)).toMatch(/过期|到期|有效/);
    expect(await stage.loans()).toEqual([]);
    page.dispose();
  });

  it('a card whose protocol has ended offers to renew it when its page is shown again', async () => {
    const { list } = await stage.person.must('queryBankList', {});
    const cardId = list[0]?.cardId ?? '';
    await setSignedUntil(stage.bank.db, cardId, await stage.today());
    const page = new CardDetailsModel(new Map([['cardId', cardId]]));
    await page.load();
    expect(page.details.value?.sign.signed).toBe('Y');
    await stage.midnight();
    await page.shown();
    expect(page.details.value?.sign.signed).toBe('N');
    page.dispose();
  });

  it('a certificate that is asked for after midnight has the day on which the loan was settled', async () => {
    const { loanNo } = await stage.person.draw();
    await stage.person.repay(loanNo, 'payoff');
    const settled = await stage.today();
    const page = new SettleProveModel(new Map([['loanNo', loanNo]]));
    await page.load();
    await stage.midnight();
    await page.submit();
    expect(top()).toContain(routes.settleSuccess.path);
    const { certificates } = await stage.person.must('settlementProve', {});
    expect(certificates).toMatchObject([{ loanNo, settledOn: settled, state: 'valid' }]);
  });
});
