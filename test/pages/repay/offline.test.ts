import { routes } from '@/navigation';
import { OfflineRepayModel } from '@/pages/repay/offlineRepay.model';
import { OfflineResultModel } from '@/pages/repay/offlineRepayResult.model';
import { drafts } from '@/storage/drafts';
import { drawDiploma } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { choose, photo } from '../creditV2/hand';
import { paramsOf, top, useStage } from './stage';

const stage = useStage();
beforeEach(() => drafts.drop('offline'));

const receipt = (year: number) => photo(drawDiploma({ name: '林晓岚', school: '云岭银行回单', year }));

async function open(loanNo = stage.loanNo): Promise<OfflineRepayModel> {
  host.reset(routes.home.path, `${routes.offlineRepay.path}?loanNo=${loanNo}`);
  const model = new OfflineRepayModel(new Map([['loanNo', loanNo]]));
  await model.load();
  return model;
}

async function add(model: OfflineRepayModel, year = 2026): Promise<void> {
  choose(receipt(year));
  await model.add();
}

/** The form, filled: the sum, today, one voucher. */
async function filled(amount: string): Promise<OfflineRepayModel> {
  const model = await open();
  model.form.fields.amount.type(amount);
  model.form.fields.paidOn.type(model.days.max);
  await add(model);
  return model;
}

async function result(): Promise<OfflineResultModel> {
  const model = new OfflineResultModel(paramsOf(routes.offlineResult.path));
  await model.load();
  return model;
}

const entries = async (): Promise<number> => (await stage.bank.console.ledger()).entries;

describe('a repayment by bank transfer', () => {
  it('says beside each field what is missing, and sends nothing', async () => {
    const model = await open();
    expect(model.facts.value?.account.number).toMatch(/^\d+$/);
    await model.submit();
    const { amount, paidOn } = model.form.fields;
    expect([amount.error, paidOn.error]).toEqual(['请填写转账金额，最多两位小数', '请选择转账日期']);
    for (const wrong of ['0', '1.005', 'abc']) {
      amount.type(wrong);
      expect(amount.check()).toBe(false);
    }
    amount.type('100.00');
    paidOn.type(model.days.max);
    await model.submit();
    expect(model.uploads.error).toBe('请至少上传一张转账凭证');
    expect(top()).toContain(routes.offlineRepay.path);
  });

  it('takes each picture once, and keeps sum, day and vouchers over a reload', async () => {
    const model = await filled('100.00');
    await add(model);
    expect(model.uploads.error).toBe('这张照片已经上传过了');
    choose(photo(Buffer.from('hello')));
    await model.add();
    expect(model.uploads.error).toContain('不是可识别的图片');
    const again = await open();
    const { amount, paidOn } = again.form.fields;
    expect([amount.value, paidOn.value, again.earlier.length]).toEqual(['100.00', again.days.max, 1]);
    await again.removeEarlier(again.earlier[0]?.fileId ?? '');
    expect(again.earlier).toEqual([]);
  });

  it('is booked after its review, and moves nothing before', async () => {
    const before = await entries();
    const model = await filled('12000.00');
    await model.submit();
    const waiting = await result();
    expect(waiting.last.value).toMatchObject({ state: 'reviewing', amount: '12000.00', booked: '0.00' });
    expect(await entries()).toBe(before);
    const { offlineNo = '' } = waiting.last.value ?? {};
    await stage.bank.console.raw('POST', 'offline/accept', {
      ...{ offlineNo, amount: '12000.00', reference: offlineNo },
    });
    await waiting.shown();
    expect(waiting.last.value).toMatchObject({ state: 'accepted', booked: '12000.00' });
    expect(await entries()).toBe(before + 1);
  });

  it('that is refused says why, and a new try keeps the sum', async () => {
    await (await filled('300.00')).submit();
    const refused = await result();
    const { offlineNo = '' } = refused.last.value ?? {};
    await stage.bank.console.raw('POST', 'offline/refuse', { offlineNo, reason: '没有查到这笔转账' });
    await refused.shown();
    expect(refused.last.value).toMatchObject({ state: 'refused', reason: '没有查到这笔转账' });
    await refused.again();
    const model = new OfflineRepayModel(paramsOf(routes.offlineRepay.path));
    await model.load();
    expect([model.refused, model.form.fields.amount.value]).toEqual(['没有查到这笔转账', '300.00']);
    await add(model);
    await model.submit();
    expect((await result()).last.value).toMatchObject({ state: 'reviewing', amount: '300.00' });
  });

  it('is sent once, also if the answer is lost', async () => {
    const model = await filled('200.00');
    await stage.bank.console.faults([{ path: '/repay/offline/submit', fault: 'dropReply', times: 1 }]);
    await model.submit();
    expect(top()).toContain(routes.offlineRepay.path);
    await model.submit();
    expect((await result()).last.value).toMatchObject({ state: 'reviewing', amount: '200.00' });
    const sent = await stage.bank.db.query('select 1 from offline_repayments where loan_no = $1', [
      stage.loanNo,
    ]);
    expect(sent).toHaveLength(1);
  });

  it('shows the result instead of the form while one is under review', async () => {
    await (await filled('200.00')).submit();
    await open();
    expect(top()).toContain(routes.offlineResult.path);
  });

  it("of another customer's loan is refused in words, with everything typed still there", async () => {
    const stranger = await stage.bank.credited();
    const { loanNo } = await stranger.draw();
    const model = await open(loanNo);
    model.form.fields.amount.type('100.00');
    model.form.fields.paidOn.type(model.days.max);
    await add(model);
    await model.submit();
    expect(model.form.problem).not.toBe('');
    expect([model.form.fields.amount.value, model.uploads.items.length]).toEqual(['100.00', 1]);
  });

  it('without a loan in the address, and a result that no one sent, lead on', async () => {
    const model = new OfflineRepayModel(new Map());
    await model.load();
    expect([model.loanNo, model.facts.state]).toEqual(['', 'loading']);
    const none = new OfflineResultModel(new Map());
    await none.load();
    expect(none.last.value).toBeNull();
  });
});
