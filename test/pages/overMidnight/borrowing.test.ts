import { routes } from '@/navigation';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { drafts } from '@/storage/drafts';
import { soon } from '../../soon';
import { consent, fillIn, openDrawing, readAndSign, signed, ticked } from '../loanV2/flow';
import { top, useStage } from './stage';

const stage = useStage();

describe('borrowing', () => {
  beforeEach(() => stage.awayFromMonthsEnd());

  it('on the loan page a coupon that has ended is named with its last day, and the plan is tried without it', async () => {
    await stage.endingCoupon();
    const page = await fillIn('12000');
    await soon(() => expect(page.trial.plan?.discount).toBe(5000));
    await stage.midnight();
    await page.next();
    await soon(() => expect([page.loan.facts?.coupons, page.trial.fresh]).toEqual([[], true]));
    expect(top()).not.toBe(routes.loanFront.path);
    expect(page.errorOf('coupon')).toMatch(/到.+日为止，已过期/);
    expect(page.changes).toEqual(
      expect.arrayContaining([expect.stringMatching(/^首期还款日 由/), '优惠券抵扣 由 50.00 变为 0.00']),
    );
    await page.next();
    expect(top()).toBe(routes.loanFront.path);
    page.dispose();
  });

  it('the confirmation says how its plan differs from that of the loan page', async () => {
    const page = await fillIn('12000');
    await soon(() => expect(page.trial.fresh).toBe(true));
    await stage.midnight();
    await page.next();
    const front = await consent();
    expect(front.changes).toEqual([expect.stringMatching(/^首期还款日 由 .+ 变为 .+/)]);
    page.dispose();
  });

  it('what was read is read and signed again, with what has moved', async () => {
    await openDrawing();
    const front = await consent();
    await stage.midnight();
    await readAndSign(front);
    expect([drafts.get('loan').signSeq, ticked(front)]).toEqual(['', []]);
    expect(front.note).toContain('签署不再有效');
    expect(front.changes).toEqual([expect.stringMatching(/^首期还款日 由 .+ 变为 .+/)]);
    expect(await stage.loans()).toEqual([]);
  });

  it('back from a contract that was read over midnight, the plan is of today and nothing is agreed to', async () => {
    await openDrawing();
    const front = await consent();
    const first = front.drawing.value?.plannedOn ?? '';
    await front.preview('loan');
    await stage.midnight();
    await stage.learnTheTime();
    await front.shown();
    expect((front.drawing.value?.plannedOn ?? '') > first).toBe(true);
    expect([ticked(front), front.note]).toEqual([[], expect.stringContaining('已按今天重新计算')]);
    expect(front.changes).toEqual([expect.stringMatching(/^首期还款日 由 .+ 变为 .+/)]);
  });

  it('signed with a coupon that has ended: the loan page says so, what the plan costs now, and offers nothing that cannot succeed', async () => {
    await stage.endingCoupon();
    const pad = await signed();
    await stage.midnight();
    await pad.pad.submit(stage.person.facts.tradePassword);
    // The plan is read again, and there the coupon is missed.
    await consent();
    await soon(() => expect(top()).toBe(`${routes.loan.path}?note=coupon`));
    expect(await stage.loans()).toEqual([]);
    const page = new LoanModel(new Map([['note', 'coupon']]));
    await page.load();
    await soon(() => expect(page.trial.fresh).toBe(true));
    expect(page.note).toMatch(/到.+日为止，已过期.+请重新确认还款计划/);
    expect(page.changes).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^首期还款日 由/),
        expect.stringMatching(/^首期应还 由 1,029\.71 变为 1,079\.71$/),
      ]),
    );
    expect(page.resume.what).toBe('');
    page.dispose();
  });

  it('a drawing to go on with that can no longer succeed is not offered again', async () => {
    await stage.endingCoupon();
    await openDrawing();
    drafts.drop('loan');
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.resume.what).not.toContain('另一台设备');
    expect(page.resume.what).toContain('12,000.00 元，12 期');
    await stage.midnight();
    await page.resume.goOn();
    await consent();
    await soon(() => expect(top()).toBe(`${routes.loan.path}?note=coupon`));
    const again = new LoanModel(new Map([['note', 'coupon']]));
    await again.load();
    expect([again.resume.what, again.note.includes('已过期')]).toEqual(['', true]);
    for (const one of [page, again]) one.dispose();
  });
});
