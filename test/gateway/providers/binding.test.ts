import { makeBindingProvider, type BindingResult } from '../../../gateway/providers/binding';
import { defaultDecisions, type Decisions } from '../../../gateway/providers/decisions';
import type { ProviderSetting } from '../../../gateway/providers/endpoint';
import { brokenReplies, startService } from './service';

const binding = {
  bindSeq: 'b-1',
  bankCode: 'CCB',
  phone: '13800000001',
  name: '王云',
  idNo: '530102199003070008',
  returnUrl: 'https://m.example.com/callback/bindCard/index.html?bindSeq=b-1',
  secret: 's',
};
const agreed: BindingResult = { kind: 'agreed', cardNo: '6217000000000000008', phone: '13800000001' };

describe('a real bank', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let setting: ProviderSetting;
  beforeAll(async () => {
    service = await startService();
    setting = { kind: 'http', ...service.endpoint };
  });
  afterAll(() => service.close());
  const bank = () =>
    makeBindingProvider(setting, {
      decisionFor: async () => defaultDecisions,
      chosen: async () => agreed,
      pageUrl: (bindSeq) => bindSeq,
    });

  it('gives its page, and reports how the binding ended', async () => {
    service.answer({ url: 'https://bank.example/bind?t=1' });
    expect(await bank().start(binding)).toEqual({ kind: 'page', url: 'https://bank.example/bind?t=1' });
    expect(service.received.at(-1)).toMatchObject({ path: '/v1/start-binding', body: binding });
    service.answer({ result: 'agreed', cardNo: '6217000000000000008', phone: '13800000001' });
    expect(await bank().result(binding)).toEqual(agreed);
    expect(service.received.at(-1)).toMatchObject({ path: '/v1/binding-result', body: { bindSeq: 'b-1' } });
    for (const result of ['refused', 'failed', 'pending']) {
      service.answer({ result });
      expect(await bank().result(binding)).toEqual({ kind: result });
    }
  });

  it.each(['javascript:alert(1)', 'http://bank.example/', '/p'])('opens no page at %s', async (url) => {
    service.answer({ url });
    expect(await bank().start(binding)).toEqual({ kind: 'failed', why: 'unavailable' });
  });

  it.each([
    { result: 'agreed' },
    { result: 'agreed', cardNo: '12', phone: '13800000001' },
    { result: 'yes' },
  ])('%j is no answer: the bank is asked again', async (answer) => {
    service.answer(answer);
    expect(await bank().result(binding)).toEqual({ kind: 'pending' });
  });

  it.each(brokenReplies)('%s: no page, and nothing decided', async (_name, body, status) => {
    service.answer(body, status);
    expect(await bank().start(binding)).toEqual({ kind: 'failed', why: 'unavailable' });
    expect(await bank().result(binding)).toEqual({ kind: 'pending' });
  });
});

describe("the sandbox's bank", () => {
  const bank = (card: Decisions['card'], chosen: BindingResult | undefined) =>
    makeBindingProvider(
      { kind: 'sandbox' },
      {
        decisionFor: async () => ({ ...defaultDecisions, card }),
        chosen: async () => chosen,
        pageUrl: (bindSeq) => `/sandbox/bank/${bindSeq}`,
      },
    );

  it.each<[Decisions['card'], BindingResult | undefined, BindingResult['kind']]>([
    ['sign', undefined, 'pending'],
    ['sign', agreed, 'agreed'],
    ['refuse', agreed, 'failed'],
    ['refuse', { kind: 'refused' }, 'refused'],
    ['sign', { kind: 'failed' }, 'failed'],
  ])('that would %s, the person having chosen %j, says %s', async (card, chosen, kind) => {
    expect((await bank(card, chosen).result(binding)).kind).toBe(kind);
  });
});
