import { addDays, civilDateAt, daysBetween } from '@/domain/dates/civil';
import { startGateway, type Bank } from './harness';
import { messagesOf } from './messages/inbox';
import { borrowerOf, decide, newReference, sent } from './transfers';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const entries = async () => (await bank.console.ledger()).entries;
const send = async (path: string, body: object) => {
  const { status, json } = await bank.console.raw('POST', `offline/${path}`, body);
  return { status, ...(json as { message?: string; state?: string; fields?: Record<string, string> }) };
};

/** A transfer that is reported, and a loan that was paid off by card before the reviewer came. */
async function settledMeanwhile() {
  const { person, loanNo } = await borrowerOf(bank);
  await bank.console.advanceDays(40);
  const { offlineNo } = await sent(person, loanNo, '500.00');
  await person.repay(loanNo, 'payoff');
  const last = async () => (await person.must('offlineQuery', { offlineNo })).last;
  const giveBack = (body: object = {}) =>
    send('return', {
      ...{ offlineNo, amount: '500.00', reference: newReference(), reason: '这笔借款已经结清', ...body },
    });
  return { person, loanNo, offlineNo, last, giveBack };
}

describe('a transfer for a loan that is settled', () => {
  it('goes back: the person reads what to expect at each step, and nothing is booked', async () => {
    const { person, offlineNo, last, giveBack } = await settledMeanwhile();
    const before = await entries();
    const accepted = await decide(bank, 'accept', { offlineNo, amount: '500.00' });
    expect([accepted.status, accepted.message]).toEqual([400, '这笔借款已经结清，这笔钱请退回客户']);
    expect(await giveBack()).toMatchObject({ status: 200, state: 'returning' });
    expect(await last()).toMatchObject({
      ...{ state: 'returning', reason: '这笔借款已经结清', mayResubmit: false, booked: '0.00' },
    });
    const [going] = (await messagesOf(person)).filter(({ title }) => title === '转账的钱将退回原账户');
    expect(going?.body).toContain('一般3个工作日内退回您转账用的银行卡');
    expect(await send('returned', { offlineNo })).toMatchObject({ status: 200, state: 'returned' });
    expect(await last()).toMatchObject({ state: 'returned', mayResubmit: false });
    const titles = (await messagesOf(person)).map(({ title }) => title);
    expect(titles.filter((title) => title === '转账的钱已退回原账户')).toHaveLength(1);
    expect(await entries()).toBe(before);
  });

  it('is decided once, and is not gone back before it goes', async () => {
    const { offlineNo, giveBack } = await settledMeanwhile();
    expect(await send('returned', { offlineNo })).toMatchObject({ status: 400 });
    const both = await Promise.all([giveBack(), giveBack()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await decide(bank, 'accept', { offlineNo, amount: '500.00' })).status).toBe(400);
    expect((await decide(bank, 'refuse', { offlineNo, reason: '没有到账' })).status).toBe(400);
    const twice = await Promise.all([send('returned', { offlineNo }), send('returned', { offlineNo })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('keeps the bank reference of its payment: it can be booked for no one afterwards', async () => {
    const { giveBack } = await settledMeanwhile();
    const reference = 'CMB2026112700020';
    expect((await giveBack({ reference })).status).toBe(200);
    const other = await borrowerOf(bank);
    const { offlineNo } = await sent(other.person, other.loanNo, '12000.00');
    expect(await decide(bank, 'accept', { offlineNo, amount: '12000.00', reference })).toMatchObject({
      ...{ status: 400, fields: { reference: expect.stringContaining('已经入过账') } },
    });
  });

  it('has its payment once when one reviewer returns it and another books it for somebody else at the same time', async () => {
    const { giveBack } = await settledMeanwhile();
    const other = await borrowerOf(bank);
    const { offlineNo } = await sent(other.person, other.loanNo, '12000.00');
    const reference = 'CMB2026112700021';
    const both = await Promise.all([
      giveBack({ reference }),
      decide(bank, 'accept', { offlineNo, amount: '12000.00', reference }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('names what is missing: the reason, and the reference beside its field', async () => {
    const { giveBack } = await settledMeanwhile();
    expect(await giveBack({ reason: ' ' })).toMatchObject({ status: 400 });
    expect(await giveBack({ reference: ' ' })).toMatchObject({
      ...{ status: 400, fields: { reference: '请填写这笔到账的银行流水号' } },
    });
    expect(await giveBack({ arrivedOn: '2099-01-01' })).toMatchObject({
      ...{ status: 400, fields: { arrivedOn: '到账日不能晚于今天' } },
    });
  });

  it('is not sent again when its money was not found either', async () => {
    const { person, offlineNo, last } = await settledMeanwhile();
    expect((await decide(bank, 'refuse', { offlineNo, reason: '没有查到这笔转账' })).status).toBe(200);
    expect(await last()).toMatchObject({ state: 'refused', mayResubmit: false });
    const [told] = (await messagesOf(person)).filter(({ title }) => title === '线下还款没有通过审核');
    expect(told?.body).toContain('不用重新提交');
  });

  it('goes back by itself when it was held for an instalment of it', async () => {
    const { person, loanNo } = await borrowerOf(bank);
    const { schedule } = await person.must('queryLoanState', { loanNo });
    const { dueDate = '', total = '' } = schedule[0] ?? {};
    const today = civilDateAt((await bank.console.now()).getTime());
    await bank.console.advanceDays(daysBetween(today, addDays(dueDate, -5)));
    await person.register();
    const { offlineNo } = await sent(person, loanNo, total);
    expect(await decide(bank, 'accept', { offlineNo, amount: total })).toMatchObject({ state: 'held' });
    await person.repay(loanNo, 'coolingOff');
    await bank.console.advanceMinutes(1);
    expect((await person.must('offlineQuery', { offlineNo })).last).toMatchObject({ state: 'returning' });
  });
});

it('a transfer that is refused may be sent again while its loan is open', async () => {
  const { person, loanNo } = await borrowerOf(bank);
  const { offlineNo } = await sent(person, loanNo, '100.00');
  expect((await decide(bank, 'refuse', { offlineNo, reason: '凭证看不清' })).status).toBe(200);
  expect((await person.must('offlineQuery', {})).last).toMatchObject({ mayResubmit: true });
});
