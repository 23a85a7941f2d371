import { makeBankProvider } from '../../../gateway/providers/bank';
import { makeCreditProvider, type CreditApplication } from '../../../gateway/providers/credit';
import { defaultDecisions } from '../../../gateway/providers/decisions';
import type { ProviderSetting } from '../../../gateway/providers/endpoint';
import { makeFaceProvider } from '../../../gateway/providers/face';
import { makeOcrProvider } from '../../../gateway/providers/ocr';
import { makeSmsProvider } from '../../../gateway/providers/sms';
import { brokenReplies, startService } from './service';

let service: Awaited<ReturnType<typeof startService>>;
let setting: ProviderSetting;
beforeAll(async () => {
  service = await startService();
  setting = { kind: 'http', ...service.endpoint };
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
});

const decisionFor = async () => defaultDecisions;
/** The bank over HTTP has its own memory. */
const memory = { keep: unused, find: unused, decide: unused };
function unused(): never {
  throw new Error('the sandbox was asked');
}
const order = {
  orderNo: 'D-1',
  phone: '13800000001',
  name: '王云',
  cardNo: '6225880000000000002',
  amount: 109_318,
};
const application: CreditApplication = {
  kind: 'line',
  applicationNo: 'a-1',
  phone: '13800000001',
  name: '王云',
  idNo: '530102199003070008',
  currentLimit: 0,
  supplemented: false,
};
const check = {
  token: 't',
  phone: '13800000001',
  name: '王云',
  idNo: '530102199003070008',
  returnUrl: '/callback/x.html',
};
const image = Buffer.from('a picture');

describe('bank', () => {
  const bank = () => makeBankProvider(setting, { decisionFor, memory });

  const echo = { orderNo: 'D-1', amount: 109_318 };
  const answers = [
    [
      { result: 'approved', reference: 'B1', ...echo },
      { kind: 'approved', reference: 'B1', ...echo },
    ],
    [
      { result: 'declined', reason: 'insufficient-funds', ...echo },
      { kind: 'declined', reason: 'insufficient-funds', ...echo },
    ],
    [{ result: 'pending' }, { kind: 'pending', reason: 'processing' }],
    // An unknown reason is not a clear refusal: the money may have moved.
    [
      { result: 'declined', reason: 'whatever', ...echo },
      { kind: 'pending', reason: 'unanswered' },
    ],
    [
      { result: 'approved', ...echo },
      { kind: 'pending', reason: 'unanswered' },
    ],
    // Without the order's number or amount the answer cannot be matched.
    [
      { result: 'approved', reference: 'B1' },
      { kind: 'pending', reason: 'unanswered' },
    ],
  ] as const;

  it.each(answers)('%j', async (answer, outcome) => {
    service.answer(answer);
    expect(await bank().disburse(order)).toEqual(outcome);
    expect(await bank().collect(order)).toEqual(outcome);
    expect(await bank().outcomeOf('D-1')).toEqual(outcome);
    expect(service.received.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/disburse', order],
      ['/v1/collect', order],
      ['/v1/order-result', { orderNo: 'D-1' }],
    ]);
  });
  it('an order that never arrived is unknown, and only the query says so', async () => {
    service.answer({ result: 'unknown' });
    expect(await bank().outcomeOf('D-1')).toEqual({ kind: 'unknown' });
    expect(await bank().disburse(order)).toEqual({ kind: 'pending', reason: 'unanswered' });
  });
  it('signs a card of a named person', async () => {
    service.answer({ result: 'declined', reason: 'details-mismatch' });
    const holder = { cardNo: '6225', phone: '13800000001', name: '王云', idNo: '530102199003070008' };
    expect(await bank().signCard(holder)).toEqual({ kind: 'declined', reason: 'details-mismatch' });
    expect(service.received[0]).toMatchObject({ path: '/v1/sign-card', body: holder });
  });
  it.each(brokenReplies)('%s leaves the order pending, never declined', async (_name, body, status) => {
    service.answer(body, status);
    expect(await bank().collect(order)).toEqual({ kind: 'pending', reason: 'unanswered' });
  });
});

describe('credit', () => {
  const credit = () => makeCreditProvider(setting, { decisionFor });

  it.each([
    [
      { result: 'approved', limit: 20_000_000, annualRate: '0.2400' },
      { kind: 'approved', limit: 20_000_000, annualRate: '0.2400' },
    ],
    [
      { result: 'declined', retryAfterDays: 30 },
      { kind: 'declined', reason: 'policy', retryAfterDays: 30 },
    ],
    [
      { result: 'approved', limit: 5_000_000, annualRate: '0.1440', toActivate: true },
      { kind: 'approved', limit: 5_000_000, annualRate: '0.1440', toActivate: true },
    ],
    [{ result: 'supplement' }, { kind: 'supplement' }],
    [{ result: 'pending' }, { kind: 'pending' }],
    // Never granted above the ceilings of limit and rate.
    [{ result: 'approved', limit: 20_000_001, annualRate: '0.1440' }, { kind: 'pending' }],
    [{ result: 'approved', limit: 5_000_000, annualRate: '0.2401' }, { kind: 'pending' }],
    [{ result: 'approved', limit: 0, annualRate: '0.1440' }, { kind: 'pending' }],
    [{ result: 'approved', limit: 100.5, annualRate: '0.1440' }, { kind: 'pending' }],
  ])('%j', async (answer, decision) => {
    service.answer(answer);
    expect(await credit().decide(application)).toEqual(decision);
    expect(service.received[0]).toMatchObject({ path: '/v1/decide', body: application });
  });
  it.each(brokenReplies)('%s leaves the application pending', async (_name, body, status) => {
    service.answer(body, status);
    expect(await credit().decide(application)).toEqual({ kind: 'pending' });
  });
});

describe('sms', () => {
  const sms = () => makeSmsProvider(setting, { record: async () => undefined });
  const message = { phone: '13800000001', channel: 'voice', text: '验证码 123456', code: '123456' } as const;

  it.each([
    [{ result: 'sent' }, { kind: 'sent' }],
    [{ result: 'refused' }, { kind: 'failed', why: 'refused' }],
  ])('%j', async (answer, outcome) => {
    service.answer(answer);
    expect(await sms().send(message)).toEqual(outcome);
    expect(service.received[0]).toMatchObject({ path: '/v1/send', body: message });
  });
  it.each(brokenReplies)('%s is unavailable', async (_name, body, status) => {
    service.answer(body, status);
    expect(await sms().send(message)).toEqual({ kind: 'failed', why: 'unavailable' });
  });
});

describe('face', () => {
  const face = () =>
    makeFaceProvider(setting, { decisionFor, chosen: async () => 'passed', pageUrl: (token) => token });

  it('opens the page of the service and asks it for the result', async () => {
    service.answer({ url: 'https://face.example/p?t=1' });
    expect(await face().start(check)).toEqual({ kind: 'page', url: 'https://face.example/p?t=1' });
    service.answer({ result: 'failed' });
    expect(await face().result(check)).toBe('failed');
    expect(service.received).toMatchObject([
      { path: '/v1/start', body: check },
      { path: '/v1/result', body: { token: 't' } },
    ]);
  });
  it.each(['javascript:alert(1)', 'http://face.example/', '/p'])('opens no page at %s', async (url) => {
    service.answer({ url });
    expect(await face().start(check)).toEqual({ kind: 'failed', why: 'unavailable' });
  });
  it.each(brokenReplies)('%s: not available, and never passed', async (_name, body, status) => {
    service.answer(body, status);
    expect(await face().start(check)).toEqual({ kind: 'failed', why: 'unavailable' });
    expect(await face().result(check)).toBe('pending');
  });
});

describe('ocr', () => {
  const ocr = () => makeOcrProvider(setting);
  const front = {
    name: '王云',
    idNo: '53010219900307001X',
    sex: '男',
    nation: '汉',
    birth: '1990-03-07',
    address: '昆明市',
  };
  const back = { authority: '昆明市公安局', validFrom: '2020-03-07', validTo: '长期' };
  const card = { bank: '招商银行', cardNo: '6225880000000000002', name: '', validThru: '' };

  it('maps the documents and sends the file', async () => {
    service.answer({ result: 'id-front', ...front, idNo: front.idNo.toLowerCase() });
    expect(await ocr().recogniseIdCard(image)).toEqual({ ok: true, side: 'front', ...front });
    expect(await ocr().recogniseIdCard(image, 'back')).toEqual({ ok: false, why: 'wrong-side' });
    service.answer({ result: 'id-back', ...back });
    expect(await ocr().recogniseIdCard(image)).toEqual({ ok: true, side: 'back', ...back });
    service.answer({ result: 'bank-card', ...card });
    expect(await ocr().recogniseBankCard(image)).toEqual({ ok: true, ...card });
    expect(service.received[0]).toMatchObject({
      path: '/v1/id-card',
      body: { image: image.toString('base64') },
    });
    expect(service.received.at(-1)?.path).toBe('/v1/bank-card');
  });
  it('passes on how sure the service is, and takes anything else there for silence', async () => {
    service.answer({ result: 'id-back', ...back, confidence: { authority: 0.4 } });
    expect(await ocr().recogniseIdCard(image)).toMatchObject({ ok: true, confidence: { authority: 0.4 } });
    service.answer({ result: 'id-back', ...back, confidence: 'high' });
    const read = await ocr().recogniseIdCard(image);
    expect(read.ok && read.confidence).toBeUndefined();
  });
  it.each(['cut', 'reflecting', 'blurred'])('maps the reason %s', async (why) => {
    service.answer({ result: 'refused', why });
    expect(await ocr().recogniseIdCard(image)).toEqual({ ok: false, why });
  });
  it('maps the refusals', async () => {
    service.answer({ result: 'refused', why: 'no-document' });
    expect(await ocr().recogniseIdCard(image)).toEqual({ ok: false, why: 'no-document' });
    expect(await ocr().recogniseBankCard(image)).toEqual({ ok: false, why: 'no-document' });
  });
  it.each([
    ...brokenReplies,
    ['a number that is none', { result: 'id-front', ...front, idNo: '1' }, 200] as const,
  ])('%s is unavailable', async (_name, body, status) => {
    service.answer(body, status);
    expect(await ocr().recogniseIdCard(image)).toEqual({ ok: false, why: 'unavailable' });
    expect(await ocr().recogniseBankCard(image)).toEqual({ ok: false, why: 'unavailable' });
  });
});
