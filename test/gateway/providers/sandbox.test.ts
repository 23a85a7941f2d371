import {
  declineText,
  makeBankProvider,
  type BankMemory,
  type RememberedOrder,
} from '../../../gateway/providers/bank';
import { makeCreditProvider, type CreditApplication } from '../../../gateway/providers/credit';
import { defaultDecisions, type Decisions } from '../../../gateway/providers/decisions';
import { makeFaceProvider, type FaceResult } from '../../../gateway/providers/face';
import { makeSmsProvider, type Message } from '../../../gateway/providers/sms';

const sandbox = { kind: 'sandbox' } as const;
const phone = '13800000001';
const deciding = (decisions: Partial<Decisions>) => ({
  decisionFor: async (asked: string) =>
    asked === phone ? { ...defaultDecisions, ...decisions } : defaultDecisions,
});
const order = (orderNo: string) => ({
  orderNo,
  phone,
  name: '王云',
  cardNo: '6225880000000000002',
  amount: 1,
});
const holder = { cardNo: '6225', phone, name: '王云', idNo: '530102199003070008' };

/** An order memory in RAM: the real one is a table (gateway/queries/bankOrders.ts). */
function bankMemory(): BankMemory {
  const orders = new Map<string, RememberedOrder>();
  const found = (orderNo: string) => orders.get(orderNo) as RememberedOrder;
  return {
    keep: async (kind, { orderNo, phone: of, amount }) => {
      if (!orders.has(orderNo))
        orders.set(orderNo, { kind, orderNo, phone: of, amount, result: 'processing' });
      return found(orderNo);
    },
    find: async (orderNo) => orders.get(orderNo),
    decide: async (orderNo, result) => {
      orders.set(orderNo, { ...found(orderNo), result });
      return found(orderNo);
    },
  };
}

describe('bank', () => {
  const bank = (decisions: Partial<Decisions>, memory = bankMemory()) =>
    makeBankProvider(sandbox, { ...deciding(decisions), memory });

  it.each([
    ['pay', 'pay', 'approved', 'approved'],
    ['fail', 'pay', 'declined', 'approved'],
    ['pay', 'fail', 'approved', 'declined'],
    ['hold', 'fail', 'pending', 'declined'],
    ['fail', 'hold', 'declined', 'pending'],
  ] as const)('disburse %s, collect %s', async (disburse, collect, disbursed, collected) => {
    expect((await bank({ disburse, collect }).disburse(order('1'))).kind).toBe(disbursed);
    expect((await bank({ disburse, collect }).collect(order('1'))).kind).toBe(collected);
  });
  it('remembers an order by its number, and does not decide it again', async () => {
    const memory = bankMemory();
    const first = await bank({}, memory).disburse(order('1'));
    expect(first).toMatchObject({ kind: 'approved', orderNo: '1', amount: 1 });
    expect(await bank({ disburse: 'fail' }, memory).disburse(order('1'))).toEqual(first);
    expect(await bank({ disburse: 'fail' }, memory).outcomeOf('1')).toEqual(first);
    expect(await bank({}, memory).disburse(order('2'))).not.toEqual(first);
  });
  it('answers with the amount it remembers, whatever comes under the same number', async () => {
    const memory = bankMemory();
    await bank({}, memory).collect(order('1'));
    expect(await bank({}, memory).collect({ ...order('1'), amount: 2 })).toMatchObject({ amount: 1 });
  });
  it('says that an order never arrived', async () => {
    expect(await bank({}).outcomeOf('1')).toEqual({ kind: 'unknown' });
  });
  it('an order on hold is carried out when the decision allows it', async () => {
    const memory = bankMemory();
    const held = await bank({ collect: 'hold' }, memory).collect(order('3'));
    expect(held).toEqual({ kind: 'pending', reason: 'processing' });
    expect(await bank({ collect: 'hold' }, memory).outcomeOf('3')).toEqual(held);
    expect((await bank({ collect: 'pay' }, memory).outcomeOf('3')).kind).toBe('approved');
  });
  it('signs a card or says why not', async () => {
    expect((await bank({}).signCard(holder)).kind).toBe('approved');
    const refused = await bank({ card: 'refuse' }).signCard(holder);
    expect(refused).toEqual({ kind: 'declined', reason: 'details-mismatch' });
    expect(declineText('details-mismatch')).toContain('预留手机号');
  });
});

describe('credit', () => {
  it.each([
    ['approve', { kind: 'approved', limit: 5_000_000, annualRate: '0.1440' }],
    ['deny', { kind: 'declined', reason: 'policy', retryAfterDays: 30 }],
    ['hold', { kind: 'pending' }],
    ['supply', { kind: 'supplement' }],
    ['activate', { kind: 'approved', limit: 5_000_000, annualRate: '0.1440', toActivate: true }],
  ] as const)('%s', async (decision, outcome) => {
    const provider = makeCreditProvider(sandbox, deciding({ credit: decision }));
    const application: CreditApplication = {
      kind: 'line',
      applicationNo: '1',
      phone,
      name: '王云',
      idNo: '530102199003070008',
      currentLimit: 0,
      supplemented: false,
    };
    expect(await provider.decide(application)).toEqual(outcome);
    expect((await provider.decide({ ...application, phone: '13900000002' })).kind).toBe('approved');
  });
});

describe('face', () => {
  const face = (decision: Decisions['face'], chosen?: FaceResult) =>
    makeFaceProvider(sandbox, {
      ...deciding({ face: decision }),
      chosen: async () => chosen,
      pageUrl: (token) => `/sandbox/face/${token}`,
    });

  it('opens the gateway page of the token', async () => {
    const check = {
      token: 'abc',
      phone,
      name: '王云',
      idNo: '530102199003070008',
      returnUrl: '/callback/x.html',
    };
    expect(await face('ask').start(check)).toEqual({ kind: 'page', url: '/sandbox/face/abc' });
  });
  it.each([
    ['ask', undefined, 'pending'],
    ['pass', undefined, 'pending'],
    ['ask', 'passed', 'passed'],
    ['ask', 'failed', 'failed'],
    ['ask', 'cancelled', 'cancelled'],
    ['fail', 'passed', 'failed'],
    ['pass', 'failed', 'passed'],
    ['pass', 'cancelled', 'cancelled'],
  ] as const)('decision %s, choice %s: %s', async (decision, chosen, result) => {
    expect(await face(decision, chosen).result({ token: 'abc', phone })).toBe(result);
  });
});

describe('sms', () => {
  const message: Message = { phone, channel: 'sms', text: '验证码 123456，5 分钟内有效', code: '123456' };

  it('passes the message on unchanged', async () => {
    const inbox: Message[] = [];
    const sms = makeSmsProvider(sandbox, { record: async (sent) => void inbox.push(sent) });
    expect(await sms.send(message)).toEqual({ kind: 'sent' });
    expect(inbox).toEqual([message]);
  });
  it('says so when the message could not be stored', async () => {
    const sms = makeSmsProvider(sandbox, { record: () => Promise.reject(new Error('no database')) });
    expect(await sms.send(message)).toEqual({ kind: 'failed', why: 'unavailable' });
  });
});
