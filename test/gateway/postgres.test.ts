import { passwordRefusals } from '@/contract/password';
import { paymentRefusals } from '@/contract/flowRefusals';
import { loanRefusals } from '@/contract/loan';
import type { Request } from '@/contract';
import { randomUUID } from 'node:crypto';
import { passwordProof, prepareDrawing, prepareRepayment, type Send } from '../../gateway/console/person';
import { ensureKeys } from '../../gateway/keys';
import { Console } from './bank/console';
import { CACHE } from './bank/image';
import { TestPerson } from './bank/person';
import { startPostgres, type PostgresServer } from './bank/postgres';
import { freePort, GatewayProcess } from './bank/process';
import { inject, overNetwork } from './bank/send';
import { Refused, startGateway, type Bank } from './harness';
import { phones } from './steps';

/** One database, two gateways, and people served by both at the same time: there is no state outside the database. */
let server: PostgresServer;
let banks: readonly [Bank, Bank];
const phone = phones(7000);
const SMALL = { amount: '500.00', term: 3, method: 'bullet' } as const;

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  // Both start at once on an empty database: one migrates, the other waits for it.
  banks = await Promise.all([startGateway({ databaseUrl }), startGateway({ databaseUrl })]);
});
afterAll(async () => {
  await Promise.all(banks.map((bank) => bank.close()));
  await server.stop();
});

/** The same person with the same session at the other gateway. */
function atOther(person: TestPerson): TestPerson {
  const twin = banks[1].person(person.phone);
  twin.client.tokenCode = person.client.tokenCode;
  return twin;
}

async function credited(): Promise<readonly [TestPerson, TestPerson]> {
  const person = await banks[0].person(phone()).becomeCredited();
  return [person, atOther(person)];
}

const codeOf = (answer: object): string => (answer instanceof Refused ? answer.code : 'done');
const count = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

/** Draws when the bank has answered the drawing before (drawingOpen until then). */
async function drawInTurn(person: TestPerson, request: Request<'limitUseLoan'>) {
  for (;;) {
    const answer = await person.call('limitUseLoan', request);
    if (codeOf(answer) !== loanRefusals.drawingOpen) return answer;
  }
}

/** Sends the requests alternately to both gateways, all at the same time. */
const drawAll = (pair: readonly [TestPerson, TestPerson], requests: readonly Request<'limitUseLoan'>[]) =>
  Promise.all(requests.map((request, index) => drawInTurn(pair[index % 2 === 0 ? 0 : 1], request)));

async function balanced(): Promise<void> {
  expect(await banks[1].console.ledger()).toMatchObject({ balanced: true });
}

describe('two gateways on one PostgreSQL', () => {
  it('share sessions, codes and the clock', async () => {
    const [here, there] = await credited();
    expect(await there.must('queryBankList', {})).toEqual(await here.must('queryBankList', {}));
    const before = await banks[1].console.now();
    await banks[0].console.advanceMinutes(30);
    const moved = (await banks[1].console.now()).getTime() - before.getTime();
    expect(moved).toBeGreaterThanOrEqual(30 * 60_000);
  });

  it('never lend more than the line, however many drawings come at once', async () => {
    const pair = await credited();
    const wish = { ...SMALL, amount: '4000.00' };
    const requests: Request<'limitUseLoan'>[] = [];
    for (let n = 0; n < 16; n += 1) requests.push(await prepareDrawing(pair[n % 2 === 0 ? 0 : 1], wish));
    const codes = (await drawAll(pair, requests)).map(codeOf);
    // 50,000.00 are twelve times 4,000.00.
    expect([count(codes, 'done'), count(codes, loanRefusals.quotaTooSmall)]).toEqual([12, 4]);
    expect(await pair[1].must('queryCustQuota', {})).toMatchObject({
      used: '48000.00',
      available: '2000.00',
    });
    await balanced();
  });

  it('carry a drawing out once when its requestNo arrives at both, and give all the same answer', async () => {
    const pair = await credited();
    const request = await prepareDrawing(pair[0], SMALL);
    const before = await banks[0].console.ledger();
    const answers = await drawAll(
      pair,
      Array.from({ length: 8 }, () => request),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: 'paid' });
    expect((await banks[0].console.ledger()).entries - before.entries).toBe(1);
    await balanced();
  });

  it('accept one proof of the password for one drawing', async () => {
    const pair = await credited();
    const requests = [await prepareDrawing(pair[0], SMALL), await prepareDrawing(pair[0], SMALL)];
    const pswToken = await passwordProof(pair[0], 'loan');
    const codes = (
      await drawAll(
        pair,
        requests.map((request) => ({ ...request, pswToken })),
      )
    ).map(codeOf);
    expect(codes.sort()).toEqual([paymentRefusals.proofSpent, 'done']);
  });

  it('take the money of one quote once, however often it is paid at the same time', async () => {
    const pair = await credited();
    const { loanNo } = await pair[0].draw();
    const request = await prepareRepayment(pair[0], loanNo, 'payoff');
    const tries: Request<'doRepayAfterTrial'>[] = [];
    for (let n = 0; n < 6; n += 1) {
      tries.push({ ...request, pswToken: await passwordProof(pair[0], 'repay'), requestNo: randomUUID() });
    }
    const answers = await Promise.all(
      tries.map((one, index) => pair[index % 2 === 0 ? 0 : 1].call('doRepayAfterTrial', one)),
    );
    expect(count(answers.map(codeOf), 'done')).toBe(1);
    expect(await pair[1].must('queryLoanState', { loanNo })).toMatchObject({
      state: 'settled',
      principalLeft: '0.00',
    });
    await balanced();
  });

  it('count wrong passwords together: five at once lock, and then the right one is refused too', async () => {
    const pair = await credited();
    const guess = (person: TestPerson) => person.call('verifyPsw', { password: '000001', purpose: 'loan' });
    const codes = (await Promise.all([0, 1, 0, 1, 0, 1, 0].map((at) => guess(pair[at === 0 ? 0 : 1])))).map(
      codeOf,
    );
    expect([
      count(codes, passwordRefusals.passwordWrong),
      count(codes, passwordRefusals.passwordLocked),
    ]).toEqual([4, 3]);
    const right = { password: pair[0].facts.tradePassword, purpose: 'loan' } as const;
    expect((await pair[1].refused('verifyPsw', right)).code).toBe(passwordRefusals.passwordLocked);
  });

  it('refuse at one what was replayed from the other', async () => {
    const [person] = await credited();
    const sent: Parameters<Send>[0][] = [];
    const recording: Send = (request) => {
      sent.push(request);
      return inject(banks[0].app)(request);
    };
    const codeAt = (to: string) => banks[0].console.codeOf(to);
    const recorded = new TestPerson({ send: recording, keys: banks[0].keys, codeOf: codeAt }, person.phone);
    recorded.client.tokenCode = person.client.tokenCode;
    await recorded.must('verifyPsw', { password: person.facts.tradePassword, purpose: 'loan' });
    const proofs = async () =>
      banks[0].db.query(
        'select 1 from password_proofs p join customers c on c.id = p.customer_id where c.phone = $1',
        [person.phone],
      );
    expect(await proofs()).toHaveLength(1);
    const caught = sent.find(({ url }) => url === '/loan/verifyPsw');
    if (caught === undefined) throw new Error('nothing was recorded');
    await inject(banks[1].app)(caught);
    expect(await proofs()).toHaveLength(1);
  });
});

describe('two gateway processes on one PostgreSQL', () => {
  it('start at once on an empty database; after one is killed during drawings, the other knows the true state', async () => {
    const keys = ensureKeys(CACHE);
    const env = { SANDBOX_DATA: CACHE, DATABASE_URL: await server.newDatabase() };
    const [one, other] = [
      new GatewayProcess(await freePort(), env),
      new GatewayProcess(await freePort(), env),
    ];
    try {
      await Promise.all([one.start(), other.start()]);
      const console = new Console(overNetwork(other.origin));
      const world = (origin: string) => ({
        send: overNetwork(origin),
        keys,
        codeOf: (to: string) => console.codeOf(to),
      });
      const atOne = await new TestPerson(world(one.origin), phone()).becomeCredited();
      const twin = new TestPerson(world(other.origin), atOne.phone);
      twin.client.tokenCode = atOne.client.tokenCode;
      const requests: Request<'limitUseLoan'>[] = [];
      for (let n = 0; n < 8; n += 1) requests.push(await prepareDrawing(atOne, SMALL));
      const sent = requests.map(async (request, index) => {
        const answer = await drawInTurn(index % 2 === 0 ? atOne : twin, request);
        if (answer instanceof Refused) throw new Error(answer.code);
        return answer;
      });
      await Promise.race(sent);
      await one.end('SIGKILL');
      const answers = await Promise.allSettled(sent);
      for (const [index, { requestNo }] of requests.entries()) {
        const { state, no } = await twin.must('paymentResult', { requestNo });
        const answer = answers[index];
        if (answer?.status === 'fulfilled') expect([state, no]).toEqual(['paid', answer.value.loanNo]);
        else expect(['paid', 'unknown']).toContain(state);
      }
      // A client with a lost answer asks again at the remaining gateway: each drawing is done once.
      const again = await Promise.all(requests.map((request) => drawInTurn(twin, request)));
      const loanNos = again.map((answer) => ('loanNo' in answer ? answer.loanNo : ''));
      expect(new Set(loanNos).size).toBe(requests.length);
      expect(await console.ledger()).toMatchObject({ balanced: true, entries: requests.length });
    } finally {
      await Promise.all([one.end('SIGKILL'), other.end('SIGTERM')]);
    }
  }, 300_000);
});
