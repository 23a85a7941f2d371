import { describe, expect, it } from 'vitest';
import { declineText, makeBankProvider } from '../../../gateway/providers/bank';
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
const order = (requestNo: string) => ({
  requestNo,
  phone,
  name: '王云',
  cardNo: '6225880000000000002',
  amount: 1,
});

describe('bank', () => {
  const bank = (decisions: Partial<Decisions>) => makeBankProvider(sandbox, deciding(decisions));

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
  it('knows an order by its requestNo', async () => {
    const first = await bank({}).disburse(order('1'));
    expect(await bank({}).disburse(order('1'))).toEqual(first);
    expect(await bank({}).disburse(order('2'))).not.toEqual(first);
    expect(await bank({}).collect(order('1'))).not.toEqual(first);
  });
  it('an order on hold is done as soon as the decision says so', async () => {
    const held = await bank({ collect: 'hold' }).collect(order('3'));
    expect(held).toEqual({ kind: 'pending', reason: 'processing' });
    expect((await bank({ collect: 'pay' }).collect(order('3'))).kind).toBe('approved');
  });
  it('signs a card or says why not', async () => {
    expect((await bank({}).signCard('6225', phone)).kind).toBe('approved');
    const refused = await bank({ card: 'refuse' }).signCard('6225', phone);
    expect(refused).toEqual({ kind: 'declined', reason: 'details-mismatch' });
    expect(declineText['details-mismatch']).toContain('预留手机号');
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

  it('hands the message on as it is', async () => {
    const inbox: Message[] = [];
    const sms = makeSmsProvider(sandbox, { record: async (sent) => void inbox.push(sent) });
    expect(await sms.send(message)).toEqual({ kind: 'sent' });
    expect(inbox).toEqual([message]);
  });
  it('says so when it could not be kept', async () => {
    const sms = makeSmsProvider(sandbox, { record: () => Promise.reject(new Error('no database')) });
    expect(await sms.send(message)).toEqual({ kind: 'failed', why: 'unavailable' });
  });
});
