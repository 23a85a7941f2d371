import { cardRefusals } from '@/contract/card';
import { personRefusals } from '@/contract/flowRefusals';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, phones } from './steps';

let bank: Bank;
const phone = phones(400);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const wanted = { bankCode: 'CCB', terminal: 'h5', agreements: ['bank-card'] } as const;
const wish = { ...wanted, agreements: [...wanted.agreements] };

async function identified(): Promise<TestPerson> {
  const person = await bank.register(phone());
  await confirmFront(person);
  return person;
}

const get = (url: string) => bank.app.inject({ method: 'GET', url });
const decide = (token: string, outcome: string) =>
  bank.app.inject({
    method: 'POST',
    url: '/sandbox/bank/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, outcome }).toString(),
  });

/** What the bank added to the return address. */
async function returned(bindSeq: string, outcome: string): Promise<URLSearchParams> {
  const { statusCode, headers } = await decide(bindSeq, outcome);
  expect(statusCode).toBe(303);
  const back = new URL(String(headers.location), bank.settings.publicUrl);
  expect([back.origin, back.pathname]).toEqual([bank.settings.publicUrl, '/callback/bindCard/index.html']);
  return back.searchParams;
}

type Said = { bindSeq: string; nonce: string; result: 'agreed' | 'refused' | 'failed'; sign: string };
const asked = (query: URLSearchParams): Said => {
  const { bindSeq = '', nonce = '', result, sign = '' } = Object.fromEntries(query);
  return { bindSeq, nonce, sign, result: result as Said['result'] };
};

describe('the way to the bank', () => {
  it.each([
    ['no ID card', () => bank.register(phone()), wish, personRefusals.idCardMissing],
    ['no agreement', identified, { ...wish, agreements: ['privacy'] }, cardRefusals.agreementMissing],
    ['an unknown bank', identified, { ...wish, bankCode: 'NOBANK' }, cardRefusals.cardUnsupported],
  ])('is closed for %s', async (_name, who, request, code) => {
    expect((await (await who()).refused('getSkipBankUrl', request)).code).toBe(code);
  });

  it('leads through the entry page, which names no address of a bank, to the page of that bank', async () => {
    const person = await identified();
    const { bindSeq, nonce, url } = await person.must('getSkipBankUrl', wish);
    const entry = new URL(url);
    expect(entry.pathname).toBe('/bindCard/bindCard.html');
    expect(Object.fromEntries(entry.searchParams)).toEqual({ bindSeq, nonce, terminal: 'h5' });
    const skip = await get(`/bankcard/fast/skip?bindSeq=${bindSeq}&nonce=${nonce}`);
    expect([skip.statusCode, skip.headers.location]).toEqual([
      302,
      `${bank.settings.publicUrl}/sandbox/bank/${bindSeq}`,
    ]);
    const page = await get(`/sandbox/bank/${bindSeq}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('中国建设银行');
    expect(page.body).not.toContain(person.facts.name);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });

  it.each([
    ['a forged nonce', (seq: string) => `bindSeq=${seq}&nonce=forged`],
    ['no nonce', (seq: string) => `bindSeq=${seq}`],
    ['a target in the address', (seq: string) => `bindSeq=${seq}&nonce=n&url=https://evil.example`],
    ['an unknown binding', () => 'bindSeq=unknown&nonce=n'],
  ])('leads nowhere with %s', async (_name, query) => {
    const { bindSeq } = await (await identified()).must('getSkipBankUrl', wish);
    const answer = await get(`/bankcard/fast/skip?${query(bindSeq)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('这次绑卡已经结束');
  });

  it('ends after half an hour, and after the choice', async () => {
    const person = await identified();
    const left = await person.must('getSkipBankUrl', wish);
    await bank.console.advanceMinutes(31);
    expect((await decide(left.bindSeq, 'agreed')).statusCode).toBe(404);
    expect((await person.must('qryBindCardResult', left)).result).toBe('failed');
    const { bindSeq, nonce } = await person.must('getSkipBankUrl', wish);
    await decide(bindSeq, 'refused');
    expect((await decide(bindSeq, 'agreed')).statusCode).toBe(404);
    expect((await get(`/bankcard/fast/skip?bindSeq=${bindSeq}&nonce=${nonce}`)).statusCode).toBe(404);
    expect((await person.must('qryBindCardResult', { bindSeq, nonce })).result).toBe('refused');
  });
});

describe('the result of binding', () => {
  it('is pending before the choice and bound after it; asked again, it says bound and binds nothing more', async () => {
    const person = await identified();
    const open = await person.must('getSkipBankUrl', wish);
    expect(await person.must('qryBindCardResult', open)).toMatchObject({ result: 'pending', card: null });
    const query = asked(await returned(open.bindSeq, 'agreed'));
    const answer = await person.must('qryBindCardResult', query);
    expect(answer).toMatchObject({ result: 'bound', card: { bankName: '中国建设银行', isDefault: 'Y' } });
    expect(await person.must('qryBindCardResult', query)).toEqual(answer);
    expect((await person.must('queryBankList', {})).list).toEqual([answer.card]);
  });

  it.each(['refused', 'failed'] as const)('%s binds nothing and says so', async (outcome) => {
    const person = await identified();
    const { bindSeq } = await person.must('getSkipBankUrl', wish);
    const answer = await person.must('qryBindCardResult', asked(await returned(bindSeq, outcome)));
    expect([answer.result, answer.card]).toEqual([outcome, null]);
    expect(answer.desc).toMatch(/[\u4e00-\u9fa5]{6}/);
    expect((await person.must('queryBankList', {})).list).toEqual([]);
  });

  it("is the bank's own refusal even when the person agreed", async () => {
    const person = await identified();
    await bank.console.decide(person.phone, { card: 'refuse' });
    const { bindSeq } = await person.must('getSkipBankUrl', wish);
    const query = asked(await returned(bindSeq, 'agreed'));
    expect(query.result).toBe('failed');
    expect((await person.must('qryBindCardResult', query)).result).toBe('failed');
  });

  it('binds a card once: the same card again fails with its reason', async () => {
    const person = await identified();
    for (const [result, desc] of [
      ['bound', '银行卡已绑定'],
      ['failed', '这张卡已经绑定过了'],
    ]) {
      const { bindSeq } = await person.must('getSkipBankUrl', wish);
      const answer = await person.must('qryBindCardResult', asked(await returned(bindSeq, 'agreed')));
      expect([answer.result, answer.desc]).toEqual([result, desc]);
    }
  });

  it.each<[string, Partial<Said>, string]>([
    ['a forged nonce', { nonce: 'forged' }, cardRefusals.bindingUnknown],
    ['another binding', { bindSeq: 'another' }, cardRefusals.bindingUnknown],
    ['a changed result', { result: 'refused' }, cardRefusals.bankSignWrong],
    ['a forged sign', { sign: 'forged' }, cardRefusals.bankSignWrong],
    ['a result without its sign', { sign: undefined }, cardRefusals.bankSignWrong],
  ])('refuses %s, and decides nothing because of it', async (_name, forged, code) => {
    const person = await identified();
    const { bindSeq } = await person.must('getSkipBankUrl', wish);
    const query = asked(await returned(bindSeq, 'agreed'));
    const { sign, ...rest } = { ...query, ...forged };
    const request = sign === undefined ? rest : { ...rest, sign };
    expect((await person.refused('qryBindCardResult', request)).code).toBe(code);
    expect((await person.must('queryBankList', {})).list).toEqual([]);
    expect((await person.must('qryBindCardResult', query)).result).toBe('bound');
  });

  it('is not shown to another person', async () => {
    const [one, other] = [await identified(), await identified()];
    const { bindSeq } = await one.must('getSkipBankUrl', wish);
    const query = asked(await returned(bindSeq, 'agreed'));
    expect((await other.refused('qryBindCardResult', query)).code).toBe(cardRefusals.bindingUnknown);
    expect((await other.must('queryBankList', {})).list).toEqual([]);
  });
});
