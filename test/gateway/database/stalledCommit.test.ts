import { generalRefusals } from '@/contract/refusals';
import { passesLuhn } from '@/domain/person/bankCard';
import { Client } from 'pg';
import { prepareDrawing, prepareRepayment } from '../../../gateway/console/person';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';
import { Refused, startGateway, type Bank, type TestPerson } from '../harness';
import { soon } from '../../soon';
import { phones } from '../steps';

/**
 * A commit that takes longer than the gateway waits for its answer, as while a synchronous standby is gone. No one may say that no money moved: it
 * does when the standby is back.
 */

let server: PostgresServer;
let bank: Bank;
let standby: Client;
const phone = phones(72_000);
const STALL = 4711;

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  bank = await startGateway({ databaseUrl, settings: { databaseLimits: { ...PATIENT, silenceMs: 3000 } } });
  standby = new Client({ connectionString: databaseUrl });
  await standby.connect();
  await standby.query(
    `create function stall() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(${STALL}); return null; end $$`,
  );
  for (const table of ['answered_requests', 'cancellations', 'cards'])
    await standby.query(
      `create constraint trigger stall after insert on ${table}
         deferrable initially deferred for each row execute function stall()`,
    );
});
afterAll(async () => {
  await standby.end();
  await bank.close();
  await server.stop();
});

const codeOf = (answer: object): string => (answer instanceof Refused ? answer.code : 'done');
const away = () => standby.query('select pg_advisory_lock($1)', [STALL]);
const back = () => standby.query('select pg_advisory_unlock($1)', [STALL]);

const DRAWING = { amount: '500.00', term: 3, method: 'bullet' } as const;
type Prepare = (person: TestPerson) => Promise<{ requestNo: string; send: () => Promise<object> }>;
const ORDERS: Readonly<Record<string, Prepare>> = {
  'a drawing': async (person) => {
    const request = await prepareDrawing(person, DRAWING);
    return { requestNo: request.requestNo, send: () => person.call('limitUseLoan', request) };
  },
  'a repayment': async (person) => {
    const { loanNo } = await person.draw();
    const request = await prepareRepayment(person, loanNo, 'payoff');
    return { requestNo: request.requestNo, send: () => person.call('doRepayAfterTrial', request) };
  },
};

it.each(Object.keys(ORDERS))(
  '%s is never said to be unknown, neither then nor when it is sent again',
  async (name) => {
    const person = await bank.person(phone()).becomeCredited();
    const prepared = await ORDERS[name]?.(person);
    if (prepared === undefined) throw new Error('no such order');
    const { requestNo, send } = prepared;
    const result = () => person.call('paymentResult', { requestNo });
    expect(await result()).toMatchObject({ state: 'unknown' });
    await away();
    // In doubt for the app, which asks for the result then.
    expect(codeOf(await send())).toBe(generalRefusals.broken);
    expect(codeOf(await result())).toBe(generalRefusals.busy);
    expect(codeOf(await send())).toBe(generalRefusals.broken);
    expect(codeOf(await result())).toBe(generalRefusals.busy);
    await back();
    await soon(async () => expect(codeOf(await result())).toBe('done'));
    expect(await result()).toMatchObject({ state: expect.stringMatching(/^(processing|paid)$/) as string });
    expect(codeOf(await send())).toBe('done');
    expect(await result()).toMatchObject({ state: 'paid' });
  },
);

/** They move no money and have no number: asked again, each is done once. `rows`: what it has left in the database. */
const OTHERS: Readonly<
  Record<string, (person: TestPerson) => Promise<{ send: () => Promise<object>; rows: string }>>
> = {
  'a cancellation': async (person) => {
    const request = { checkToken: await person.check('cancelAccount'), reason: 'unused', note: '' } as const;
    return { send: () => person.call('logOff', request), rows: 'cancellations' };
  },
  'a card': async (person) => {
    const cardNo = Array.from('0123456789', (digit) => `62170000000000471${digit}`).find(passesLuhn) ?? '';
    // The code for the first card has just been sent.
    await bank.console.advanceMinutes(2);
    const wish = { cardNo, reservedPhone: person.phone, agreements: ['bank-card'] };
    const { signSeq } = await person.must('applyBankCardSign', wish);
    const request = { signSeq, code: await bank.console.codeOf(person.phone) };
    return { send: () => person.call('confirmBankCardSign', request), rows: 'cards' };
  },
};

it.each(Object.keys(OTHERS))('%s whose commit stalls is in doubt, and done once', async (name) => {
  const person = await bank.person(phone()).becomeCredited();
  const prepared = await OTHERS[name]?.(person);
  if (prepared === undefined) throw new Error('no such call');
  const { send, rows } = prepared;
  const count = async () => {
    const [row] = await bank.db.query<{ n: number }>(
      `select count(*)::int as n from ${rows} where customer_id = (select id from customers where phone = $1)`,
      [person.phone],
    );
    return row?.n ?? 0;
  };
  const before = await count();
  await away();
  for (const _time of [1, 2])
    expect([generalRefusals.broken, generalRefusals.busy]).toContain(codeOf(await send()));
  await back();
  await soon(async () => expect(await count()).toBe(before + 1));
  await send();
  expect(await count()).toBe(before + 1);
});
