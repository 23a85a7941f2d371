import { SUCCESS_CODE } from '@/domain/errors/catalogue';
import type { Trace } from '../../../gateway/trace';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { encodeCall } from '../../../gateway/console/person/encode';
import { calls, type Request } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { maskPhone } from '@/domain/person/mask';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
});
afterAll(() => bank.close());

const traces = async (query = '') =>
  (await bank.console.raw('GET', `traces${query}`)).json as readonly Trace[];
const ofPhone = () => traces(`?phone=${person.phone}`);

describe('the trace of a call', () => {
  it('has each step of the seal, the opened bodies, and what the ledger did', async () => {
    const { loanNo } = await person.draw();
    const drawing = (await ofPhone()).find(({ call }) => call === 'limitUseLoan');
    expect(drawing?.steps.map(({ step, held }) => [step, held])).toEqual([
      ['body', true],
      ['json', true],
      ['sign', true],
    ]);
    expect(drawing).toMatchObject({ code: SUCCESS_CODE, good: true });
    expect(drawing?.answer).toMatchObject({
      RESPONSE: { RETURN_CODE: SUCCESS_CODE, RETURN_DATA: { loanNo } },
    });
    expect(drawing?.sealedRequest).toMatchObject({ body: expect.any(String) as unknown });
    expect(drawing?.ledger).toEqual([
      expect.objectContaining({ kind: 'drawing', ref: expect.stringContaining(loanNo) as unknown }),
    ]);
    const sum = drawing?.ledger[0]?.lines.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(0);
  });

  it('says which step of a wrong seal failed, which the answer does not', async () => {
    const definition = calls.queryProdSts;
    const { sessionKey: _key, ...encoded } = await encodeCall(
      definition,
      { productType: 'YQDC001' },
      [],
      bank.keys,
    );
    const form = new URLSearchParams(String(encoded.payload));
    form.set('sign', '0'.repeat(64));
    const token = await accessToken();
    await bank.app.inject({
      method: 'POST',
      url: encoded.url,
      headers: { ...encoded.headers, authorization: `Bearer ${token}`, 'x-trace-no': 'wrong-sign-1' },
      payload: form.toString(),
    });
    const [seen] = await traces('?traceNo=wrong-sign');
    expect(seen?.steps.map(({ held }) => held)).toEqual([true, true, false]);
    expect(seen?.call).toBe('queryProdSts');
  });

  it('shows no personal number, name, code or password', async () => {
    const all = JSON.stringify(await traces());
    const { name, idNo, cardNo, tradePassword } = person.facts;
    for (const secret of [person.phone, name, idNo, cardNo, tradePassword, person.client.tokenCode]) {
      expect(all).not.toContain(secret);
    }
  });

  it('is that of the session when the call names its person by a masked phone, as one does who came by a link', async () => {
    const path = calls.queryBankList.path;
    const byLink = { phone: maskPhone(person.phone) } as Request<'queryBankList'>;
    await person.must('queryBankList', byLink);
    expect((await ofPhone())[0]?.call).toBe('queryBankList');
    const busy = { path, fault: 'returnCode', value: generalRefusals.busy, phone: person.phone };
    await bank.console.faults([busy]);
    expect(await person.call('queryBankList', byLink)).toMatchObject({ code: generalRefusals.busy });
    expect((await ofPhone())[0]?.fault).toContain('returnCode');
  });

  it('is found by phone and by the beginning of its number; the list is bounded and can be forgotten', async () => {
    expect((await traces('?traceNo=unknown')).length).toBe(0);
    expect((await traces('?phone=13000000000')).length).toBe(0);
    for (let count = 0; count < 60; count += 1) await person.must('queryBankList', {});
    expect(await traces()).toHaveLength(50);
    await bank.console.raw('DELETE', 'traces');
    expect(await traces()).toEqual([]);
  });
});

async function accessToken(): Promise<string> {
  const answer = await person.must('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: bank.keys.clientId,
    client_secret: bank.keys.clientSecret,
  });
  return answer.access_token;
}
