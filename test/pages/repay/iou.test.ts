import { addDays, dayText } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { LoanModel } from '@/features/loanDetail';
import { wholeOf } from '@/features/loanDetail/iou';
import { timeLeft } from '@/features/loanDetail/coolingOffClock';
import { drafts } from '@/storage/drafts';
import { paramsOf, useStage } from './stage';
import { soon } from '../../soon';

const stage = useStage();

async function iou(loanNo = stage.loanNo): Promise<LoanModel> {
  const model = new LoanModel(new Map([['loanNo', loanNo]]));
  await model.load();
  opened.push(model);
  return model;
}

const opened: LoanModel[] = [];
afterEach(() => opened.splice(0).forEach((model) => model.dispose()));

const quoted = (model: LoanModel) => soon(() => expect(model.payoff?.quote).toBeDefined());

describe('one IOU', () => {
  it('lists the whole repayment of the cooling-off period before any other', async () => {
    const model = await iou();
    expect([model.action, model.coolingOffNote]).toEqual(['coolingOff', '还剩 30 天']);
    // One way out: the dearer one is not offered beside it.
    expect(model.payoffShown).toBeUndefined();
    expect(model.iou.value?.exit?.amount).toBe(1_200_000);
    expect(model.choice.ways.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['coolingOff', 1_200_000],
      ['partial', undefined],
      ['due', 107_971],
    ]);
    await model.act();
    expect(drafts.get('repay')).toMatchObject({ kind: 'coolingOff', loanNos: [stage.loanNo] });
    expect(paramsOf(routes.repayConfirm.path).get('backUrl')).toBe(
      `${routes.iouDetails.path}?loanNo=${stage.loanNo}`,
    );
  });

  it('has its plan with states, its contracts and its facts', async () => {
    await stage.person.repay(stage.loanNo, 'due');
    const model = await iou();
    const { rows = [], contracts = [], ...facts } = model.iou.value ?? {};
    expect(rows.map(({ state }) => state).slice(0, 3)).toEqual(['paid', 'future', 'future']);
    expect(rows[0]).toMatchObject({ term: 1, total: 107_971, paid: 107_971 });
    expect(contracts.length).toBeGreaterThan(0);
    expect(facts).toMatchObject({
      amount: 1_200_000,
      termsLeft: 11,
      method: '等额本息',
      purpose: '日常消费',
    });
    // No payment ends the cooling-off period.
    expect(model.action).toBe('coolingOff');
  });

  it('asks to pay what is overdue, with its sum', async () => {
    await stage.bank.console.advanceDays(35);
    const model = await iou();
    expect(model.action).toBe('due');
    const { overdue = 0, rows = [] } = model.iou.value ?? {};
    expect(overdue).toBe(rows[0]?.total);
    expect(rows[0]?.penalty).toBeGreaterThan(0);
    await model.act();
    expect(paramsOf(routes.repayConfirm.path).get('loanNos')).toBe(stage.loanNo);
  });

  it('offers every way with what it costs today and what it saves, the cheapest first, and goes on with the picked one', async () => {
    await stage.person.repay(stage.loanNo, 'due');
    await stage.bank.console.advanceDays(35);
    const model = await iou();
    await quoted(model);
    const [payoff, partial, due] = model.choice.ways;
    expect([payoff?.kind, partial?.kind, due?.kind, model.action]).toEqual([
      'payoff',
      'partial',
      'due',
      'payoff',
    ]);
    expect(payoff?.amount).toBe(model.payoff?.quote?.payAmount);
    expect(payoff?.saves).toBe(model.payoff?.quote?.savedInterest);
    expect(due).toMatchObject({ amount: 107_971, saves: 0 });
    expect(partial?.saves).toBeGreaterThan(0);
    await model.act();
    expect(drafts.get('repay')).toMatchObject({ kind: 'payoff', loanNos: [stage.loanNo] });
    model.choice.pick('due');
    await model.act();
    expect(drafts.get('repay')).toMatchObject({ kind: 'due', loanNos: [stage.loanNo] });
    model.choice.pick('partial');
    await model.act();
    expect(paramsOf(routes.partRepay.path).get('loanNo')).toBe(stage.loanNo);
  });

  it('offers no repayment once it is settled', async () => {
    await stage.person.repay(stage.loanNo, 'payoff');
    const model = await iou();
    expect([model.action, model.payoff, model.iou.value?.state]).toEqual(['none', undefined, 'settled']);
    // Paid off early: one day instead of twelve instalments to come.
    expect(model.iou.value?.endedOn).toBe(model.iou.value?.today);
  });

  it('costs the same in total after a payment on time, and less when it is paid off early', async () => {
    const whole = async () => {
      const loan = (await iou()).iou.value;
      return loan === undefined ? undefined : wholeOf(loan);
    };
    const planned = await whole();
    // Eleven instalments of 1,079.71 and a last one.
    expect(planned).toBeGreaterThan(1_200_000 + 90_000);
    await stage.person.repay(stage.loanNo, 'due');
    expect(await whole()).toBe(planned);
    await stage.person.repay(stage.loanNo, 'payoff');
    const paid = await whole();
    expect(paid).toBeGreaterThan(1_200_000);
    expect(paid).toBeLessThan(planned ?? 0);
  });

  it('is not loaded without a number, and says so when the number is unknown', async () => {
    const nameless = new LoanModel(new Map([['loanNo', '<b>']]));
    await nameless.load();
    expect([nameless.loanNo, nameless.iou.state]).toEqual(['', 'loading']);
    const unknown = await iou('L-unknown');
    expect(unknown.iou).toMatchObject({ state: 'failed', failure: { message: '没有找到这笔借款' } });
  });
});

describe('a payoff by date', () => {
  it('costs more and saves less the later it is, each day asked for once', async () => {
    const model = await iou();
    await quoted(model);
    const { payoff } = model;
    if (!payoff) throw new Error('no payoff');
    expect(payoff.most).toBe(31);
    const today = payoff.quote;
    payoff.choose(10);
    expect(payoff.quote).toBeUndefined();
    await payoff.ask();
    expect(payoff.quote?.quotes).toMatchObject([{ on: payoff.on, payable: false }]);
    // 12,000.00 × 14.40 % × 10 / 360
    expect((payoff.quote?.payAmount ?? 0) - (today?.payAmount ?? 0)).toBe(4800);
    expect((today?.savedInterest ?? 0) - (payoff.quote?.savedInterest ?? 0)).toBe(4800);
    await stage.bank.console.faults([{ path: '/repay/repaymentTrial', fault: 'status', value: 500 }]);
    await payoff.ask();
    expect(payoff.failed).toBe('');
    payoff.choose(11);
    await payoff.ask();
    expect(payoff.failed).not.toBe('');
    await payoff.ask();
    expect([payoff.failed, payoff.quote?.on]).toEqual(['', payoff.on]);
    model.dispose();
  });
});

describe('the time left of the cooling-off period', () => {
  it('is said in days once, beside the day that ends it', async () => {
    const model = await iou();
    const { today = '' } = model.iou.value ?? {};
    const last = dayText(addDays(today, 30), today);
    expect([model.coolingOffNote, model.coolingOffLeft]).toEqual([
      '还剩 30 天',
      `${last}（含当天）后自动结束`,
    ]);
    model.dispose();
  });

  it('counts down on its last day', async () => {
    await stage.bank.console.advanceDays(30);
    const model = await iou();
    await soon(() =>
      expect(model.coolingOffLeft).toMatch(/^还剩 \d+ (小时 \d+ 分|分 \d+ 秒)，到时自动结束$/),
    );
    expect(model.coolingOffNote).toBe('今天是最后一天');
    model.dispose();
  });

  it.each([
    [0, ''],
    [59, '还剩 0 分 59 秒'],
    [3_600, '还剩 1 小时 0 分'],
    [86_399, '还剩 23 小时 59 分'],
    // The days are said beside it.
    [86_400, ''],
  ])('%d seconds are %s', (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words);
  });
});

describe('an overdue loan', () => {
  it('says which instalment, how many days, and how its penalty is computed', async () => {
    await stage.bank.console.advanceDays(35);
    const model = await iou();
    const [late] = model.iou.value?.late ?? [];
    expect(late).toMatchObject({ term: 1, principal: 93_571, dailyRate: '0.0600%' });
    expect(late?.days).toBe(model.iou.value?.overdueDays);
    expect(late?.sum).toBe(
      `935.71 × 0.0600% × ${late?.days} 天 = ${(Math.round(late?.penalty ?? 0) / 100).toFixed(2)}`,
    );
  });
});
