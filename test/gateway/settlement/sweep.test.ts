import { prepareDrawing } from '../../../gateway/console/person';
import { makeProviders } from '../../../gateway/providers';
import { Settlement } from '../../../gateway/settlement';
import { startMemoryBank } from '../bank/memoryBank';
import { startGateway, type Bank } from '../harness';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { allBut } from '../../timers';
import { soon } from '../../soon';

/** Orders that no client asks about any more are settled without the person. */

const WISH = { amount: '12000.00', term: 3, method: 'bullet' } as const;

let gateway: Bank;
let bank: Awaited<ReturnType<typeof startMemoryBank>>;
beforeAll(async () => {
  [gateway, bank] = await Promise.all([startGateway({ people: true }), startMemoryBank()]);
});
afterEach(() => {
  bank.be('pay');
  unstubAllEnvs();
  jest.useRealTimers();
});
afterAll(() => Promise.all([gateway.close(), bank.close()]));

const failures: unknown[] = [];
const settlement = () => {
  const { db, settings } = gateway;
  return new Settlement({
    db,
    bank: () => makeProviders({ db, settings }).bank,
    log: (error) => failures.push(error),
    booked: () => undefined,
  });
};

/** A drawing whose order the bank has carried out without an answer. */
async function unanswered() {
  stubEnv('PROVIDER_BANK_URL', bank.url);
  stubEnv('PROVIDER_BANK_TIMEOUT_MS', '300');
  const person = await gateway.credited();
  bank.be('silent');
  const request = await prepareDrawing(person, WISH);
  expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'processing' });
  bank.be('pay');
  // From here on the bank answers, on a busy machine not within 300 ms.
  stubEnv('PROVIDER_BANK_TIMEOUT_MS', '10000');
  return { person, request };
}

const stateOf = async (phoneNo: string): Promise<string | undefined> => {
  const rows = await gateway.db.query<{ state: string }>(
    'select l.state from loans l join customers c on c.id = l.customer_id where c.phone = $1',
    [phoneNo],
  );
  return rows[0]?.state;
};

/** A minute passes for all orders. */
const age = () =>
  gateway.db.query(`update orders set written_at = written_at - interval '1 minute' where state = 'sent'`);

describe('the sweep', () => {
  it('leaves a fresh order to its own call, and asks about an old one', async () => {
    const { person } = await unanswered();
    const sweeping = settlement();
    await sweeping.sweep();
    expect(await stateOf(person.phone)).toBe('processing');
    await age();
    await sweeping.sweep();
    expect(await stateOf(person.phone)).toBe('paid');
  });

  it('sends an order that never arrived again, under the same number', async () => {
    stubEnv('PROVIDER_BANK_TIMEOUT_MS', '300');
    stubEnv('PROVIDER_BANK_URL', bank.url);
    const person = await gateway.credited();
    const request = await prepareDrawing(person, WISH);
    stubEnv('PROVIDER_BANK_URL', 'http://127.0.0.1:1');
    expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'processing' });
    stubEnv('PROVIDER_BANK_URL', bank.url);
    const before = bank.orders().length;
    await age();
    await settlement().sweep();
    expect(await stateOf(person.phone)).toBe('paid');
    expect(bank.orders().slice(before)).toMatchObject([{ times: 1, amount: 1_200_000 }]);
  });

  it('goes on with the other orders when the question about one fails', async () => {
    const [first, second] = [await unanswered(), await unanswered()];
    const { db, settings } = gateway;
    const answering = makeProviders({ db, settings }).bank;
    const broken = { ...answering, outcomeOf: () => Promise.reject(new Error('the bank is broken')) };
    const logged: unknown[] = [];
    let asked = 0;
    const sweeping = new Settlement({
      db,
      bank: () => ((asked += 1) === 1 ? broken : answering),
      log: (error) => logged.push(error),
      booked: () => undefined,
    });
    await age();
    expect(await sweeping.sweep()).toBe(1);
    expect(logged.map(String)).toEqual(['Error: the bank is broken']);
    const states = [await stateOf(first.person.phone), await stateOf(second.person.phone)];
    expect(states.filter((state) => state === 'paid')).toHaveLength(1);
    await sweeping.sweep();
    expect([await stateOf(first.person.phone), await stateOf(second.person.phone)]).toEqual(['paid', 'paid']);
  });

  it('asks about an order again whose question hangs', async () => {
    const { person } = await unanswered();
    jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
    const { db, settings } = gateway;
    let asked = 0;
    const answering = makeProviders({ db, settings }).bank;
    const silent = { ...answering, outcomeOf: () => new Promise<never>(() => undefined) };
    const sweeping = new Settlement({
      db,
      bank: () => ((asked += 1) === 1 ? silent : answering),
      log: () => undefined,
      booked: () => undefined,
    });
    await age();
    const hung = sweeping.sweep();
    await soon(() => expect(asked).toBe(1));
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    jest.useRealTimers();
    expect(await hung).toBe(1);
    await sweeping.sweep();
    expect(await stateOf(person.phone)).toBe('paid');
  });
});

describe('a notification of the bank', () => {
  const say = (orderNo: unknown) =>
    gateway.app.inject({ method: 'POST', url: '/settlement/changed', payload: { orderNo } });

  it('makes the gateway ask, and books what the bank answers', async () => {
    const { person } = await unanswered();
    const { orderNo } = bank.orders().at(-1) ?? { orderNo: '' };
    expect((await say(orderNo)).statusCode).toBe(202);
    await soon(async () => expect(await stateOf(person.phone)).toBe('paid'), 20_000);
  });

  it.each([['unknown'], [undefined], [{}]])('about %j reveals nothing', async (orderNo) => {
    const answer = await say(orderNo);
    expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
  });
});

describe('a provider', () => {
  it('that is asked inside a transaction throws, and nothing is sent', async () => {
    const { db, settings } = gateway;
    const { sms, bank: own } = makeProviders({ db, settings });
    const message = { phone: '13800000001', channel: 'sms', text: '您好' } as const;
    await expect(db.tx(() => sms.send(message))).rejects.toThrow('inside a transaction');
    await expect(db.tx(() => own.outcomeOf('D1'))).rejects.toThrow('inside a transaction');
    expect(await gateway.console.messages('13800000001')).toEqual([]);
    expect(await sms.send(message)).toEqual({ kind: 'sent' });
  });
});
