import { randomUUID } from 'node:crypto';
import { PAGE_STATES } from '../../../gateway/console/states';
import { factsOf, passwordProof, prepareRepayment } from '../../../gateway/console/person';
import type { Scenario } from '../../../gateway/console/scenario/form';
import { startClockAt } from '../../../gateway/queries/clock';
import { addMessage } from '../../../gateway/queries/messages';
import { buildApp } from '../../../gateway/app';
import { Console } from '../bank/console';
import { inject } from '../bank/send';
import { startGateway, type Bank } from '../harness';
import { expectSameEnd, paramsOf, recorded, save } from './stage';

const STARTS = '2026-11-16T02:00:00.000Z';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway();
  await startClockAt(bank.db, new Date(STARTS));
});
afterEach(() => bank.close());

const callsOf = ({ steps }: Scenario) => steps.flatMap((step) => (step.do === 'call' ? [step.name] : []));

describe('a recording of a person who came in by the app', () => {
  it('ends as the person did, with no key, token or number of the person', async () => {
    const phone = '13812340001';
    const person = await bank.register(phone);
    await person.apply();
    const { loanNo } = await person.draw();
    await bank.console.decide(phone, { collect: 'hold' });
    await bank.console.advanceDays(35);
    const wrong = { password: '962074', purpose: 'repay' } as const;
    await person.refused('verifyPsw', wrong);
    const payment = await prepareRepayment(person, loanNo, 'due');
    const { repayNo } = await person.must('doRepayAfterTrial', payment);
    await bank.console.decide(phone, { collect: 'pay' });
    await bank.console.advanceMinutes(10);

    const scenario = await recorded(bank, phone);
    const { name, idNo, cardNo, tradePassword } = person.facts;
    const text = JSON.stringify(scenario);
    const secret = [phone, name, idNo, cardNo, tradePassword, wrong.password, loanNo, repayNo];
    const tokens = [person.client.tokenCode, payment.quoteId, payment.pswToken, payment.requestNo];
    expect([...secret, ...tokens].filter((one) => text.includes(one))).toEqual([]);
    expect(scenario.ends).toMatchObject({ loans: [{ terms: { paid: 1, future: 11 } }] });
    await expectSameEnd(scenario);
  });

  it('asks for the same number twice where the app did', async () => {
    const person = await bank.register('13812340002');
    await person.apply();
    const { loanNo } = await person.draw();
    const payment = await prepareRepayment(person, loanNo, 'due');
    await person.must('doRepayAfterTrial', payment);
    await person.must('doRepayAfterTrial', payment);
    const scenario = await recorded(bank, person.phone);
    const numbers = paramsOf(scenario, 'doRepayAfterTrial').map(({ requestNo }) => requestNo);
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
    expect(scenario.ends.repayments).toHaveLength(1);
    await expectSameEnd(scenario);
  });

  it('has the time that passes, also past the end of a quote', async () => {
    const person = await bank.register('13812340003');
    await person.apply();
    const { loanNo } = await person.draw();
    const { quoteId } = await person.must('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] });
    // As if the person thought for an hour: no step moves the clock.
    await startClockAt(bank.db, new Date(Date.parse(STARTS) + 3_600_000));
    const { list } = await person.must('queryBankList', {});
    const pswToken = await passwordProof(person, 'repay');
    const request = { quoteId, cardId: list[0]?.cardId ?? '', pswToken, requestNo: randomUUID() };
    const { code } = await person.refused('doRepayAfterTrial', request);
    const scenario = await recorded(bank, person.phone);
    const waits = scenario.steps.flatMap((step) => (step.do === 'wait' ? [step.minutes] : []));
    // Whole minutes; the seconds of the flow itself are in them.
    expect([59, 60]).toContain(waits.reduce((sum, minutes) => sum + minutes, 0));
    expect(scenario.steps.at(-1)).toMatchObject({ name: 'doRepayAfterTrial', code });
    await expectSameEnd(scenario);
  });

  it('has the faults that met the person', async () => {
    const person = await bank.register('13812340004');
    const path = '/product/queryProdSts';
    await bank.console.faults([{ path, fault: 'returnCode', value: '100999:忙', phone: person.phone }]);
    await person.call('queryProdSts', { productType: 'YQDC001' });
    const scenario = await recorded(bank, person.phone);
    expect(scenario.steps.slice(-2)).toMatchObject([
      { do: 'console', path: 'faults' },
      { do: 'call', name: 'queryProdSts', code: '100999' },
    ]);
    await expectSameEnd(scenario);
  });
});

describe('a recording of what a person says of others and of places', () => {
  it('has made-up contacts in full, also for those that stayed', async () => {
    const person = await bank.register('13812340011');
    const general = { name: '赵清和', phone: '13600000001', relation: 'friend' } as const;
    const emergency = { name: '钱望舒', phone: '13600000002', relation: 'parent' } as const;
    await person.must('saveUserInfo', { phase: '01', general: [general], emergency: [emergency] });
    const stays = { keep: 'Y', name: '赵**', phone: '136****0001', relation: 'friend' } as const;
    await person.must('saveUserInfo', { phase: '04', general: [stays], emergency: [emergency] });
    const scenario = await recorded(bank, person.phone);
    const [first, second] = paramsOf(scenario, 'saveUserInfo');
    expect(first).toMatchObject({ general: [{ phone: '{other.1}', relation: 'friend' }] });
    expect(second).toEqual({ ...first, phase: '04' });
    expect(JSON.stringify(scenario)).not.toMatch(/赵|钱|136|0001/);
    await expectSameEnd(scenario);
  });

  it('has made-up contacts for those of a persona that stayed', async () => {
    const phone = '13812340012';
    await bank.console.makePersona(phone, 'credited');
    const { json } = await bank.console.raw('POST', 'links/token', { phone });
    const person = bank.person(phone);
    const { code: accessCode } = json as { code: string };
    person.client.tokenCode = (await person.must('generateTokenCode', { accessCode })).tokenCode;
    const { general, emergency } = await person.must('queryUserInfo', {});
    const stay = (contacts: typeof general) => contacts.map((one) => ({ ...one, keep: 'Y' }) as never);
    await person.must('saveUserInfo', { phase: '04', general: stay(general), emergency: stay(emergency) });
    const scenario = await recorded(bank, phone);
    expect(JSON.stringify(scenario)).not.toMatch(/赵|钱|\*/);
    await expectSameEnd(scenario);
  });

  it('has a made-up address of the goods', async () => {
    const person = await bank.register('13812340013');
    await person.apply();
    await bank.console.decide(person.phone, { products: 'goods' });
    const [card] = (await person.must('queryBankList', {})).list;
    const { loanSeq } = await person.must('addPvpLoanInfo', {
      ...({ amount: '12000.00', term: 12, method: 'equal-instalment', purpose: 'daily' } as const),
      ...({ usageRead: 'Y', cardId: card?.cardId ?? '' } as const),
    });
    const regionCodes = ['530000', '530100', '530102'];
    const place = { regionCodes, detail: '湖滨南路77号', place: '湖滨花园' };
    await person.must('saveApplyLoanAddress', { loanSeq, ...place });
    const scenario = await recorded(bank, person.phone);
    expect(JSON.stringify(scenario)).not.toContain('湖滨');
    await expectSameEnd(scenario);
  });

  it('has no code that was sent, to another phone or long ago', async () => {
    const person = await bank.register('13812340014');
    await person.apply();
    const reservedPhone = '13600000003';
    await bank.console.advanceMinutes(2);
    const card = { cardNo: factsOf('13812340099').cardNo, agreements: ['bank-card'] };
    const { signSeq } = await person.must('applyBankCardSign', { ...card, reservedPhone });
    const code = await bank.console.codeOf(reservedPhone);
    await person.must('confirmBankCardSign', { signSeq, code });
    const later = { at: new Date(STARTS), channel: 'sms', text: '', code: '' } as const;
    for (let n = 0; n < 100; n += 1) await addMessage(bank.db, { ...later, phone: person.phone });
    const scenario = await recorded(bank, person.phone);
    expect(paramsOf(scenario, 'registerOrLogin')).toMatchObject([{ code: '{code}' }]);
    expect(paramsOf(scenario, 'confirmBankCardSign').map((one) => one['code'])).toEqual([
      '{code}',
      '{code.other.3}',
    ]);
    await expectSameEnd(scenario);
  });
});

describe('a recording of a person whom the console made', () => {
  it('makes the persona, opens the page, and decides the review', async () => {
    const state = PAGE_STATES.findIndex(({ persona }) => persona === 'offlineReviewing');
    const { json } = await bank.console.raw('POST', 'states/open', { state });
    const { phone, code } = json as { phone: string; code: string };
    const person = bank.person(phone);
    const { tokenCode } = await person.must('generateTokenCode', { accessCode: code });
    person.client.tokenCode = tokenCode;
    await person.must('queryBankList', {});
    await bank.console.reviewTransfer(phone);

    const scenario = await recorded(bank, phone);
    expect(callsOf(scenario)).toEqual(['generateTokenCode']);
    expect(JSON.stringify(scenario)).not.toContain(code);
    expect(scenario.steps[0]).toEqual({
      ...{ do: 'console', path: 'customers' },
      args: { phone: '{phone}', persona: 'offlineReviewing' },
    });
    expect(scenario.ends.waiting).toEqual([]);
    await expectSameEnd(scenario);
  });

  it('begins with the last person that the phone was made into', async () => {
    const phone = '13812340005';
    const make = (persona: string) => bank.console.raw('POST', 'customers', { phone, persona, reset: true });
    await make('overdue');
    await make('credited');
    await bank.console.raw('POST', 'partner-coupons', { phone });
    const scenario = await recorded(bank, phone);
    expect(scenario.steps.map((step) => (step.do === 'console' ? step.path : step.do))).toEqual([
      'customers',
      'partner-coupons',
    ]);
    await expectSameEnd(scenario);
  });

  it('leaves other people out', async () => {
    const [one, other] = ['13812340006', '13812340007'];
    await bank.console.makePersona(one, 'credited');
    await bank.console.makePersona(other, 'credited');
    await bank.console.decide(other, { disburse: 'fail' });
    const { steps } = await recorded(bank, one);
    expect(steps).toHaveLength(1);
  });
});

describe('no recording', () => {
  it('of somebody who is not known', async () => {
    expect((await save(bank, '13812340008')).status).toBe(400);
  });

  it('of somebody whose first steps the gateway has forgotten', async () => {
    const person = await bank.register('13812340009');
    expect((await save(bank, person.phone)).status).toBe(200);
    const { db, keys, settings } = bank;
    const restarted = await buildApp({ db, keys: () => keys, settings, log: false });
    const console = new Console(inject(restarted));
    await console.decide(person.phone, { credit: 'deny' });
    const { status, json } = await console.raw('GET', `recordings?phone=${person.phone}&title=x`);
    await restarted.close();
    expect(status).toBe(400);
    expect(json).toMatchObject({ message: expect.stringContaining('不在内存里') as string });
  });
});
