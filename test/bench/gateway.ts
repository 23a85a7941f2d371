/**
 * Measures the gateway beside a bare server, each in its own process: `tsx test/bench/gateway.ts <answer.json>`; run by `npm run bench`.
 * The same client sends to both, and seals and opens nothing in the meantime; both have their turn several times, so that a busy moment of the machine
 * meets both. A step of money is measured with all the calls that it needs, and with the client's work.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys } from '../../gateway/keys';
import { Console } from '../gateway/bank/console';
import { TestPerson } from '../gateway/bank/person';
import { overNetwork } from '../gateway/bank/send';
import { Ahead, type Visit } from './ahead';
import { startProcess, type Started } from './process';
import { measure, middle, timed, type Figures } from './timing';

const PHONES = Array.from({ length: 4 }, (_, index) => String(13_700_200_000 + index));
const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;
/** As large as a call of a page. */
const TEXT = JSON.stringify({ list: Array.from({ length: 20 }, (_, no) => ({ no, name: '云岭消费金融' })) });
const ROUNDS = 5;
/** Until the compiler has nothing more to do: what is measured otherwise is how long a server has run. */
const WARM_UP = 2000;

const VISITS = {
  'sealed call without a query of its own': { visit: { getRandomValue: {} }, count: 200 },
  'home of a borrower': {
    visit: { queryProdSts: { productType: 'C' }, queryRepayState: {}, queryCouponNode: { node: '1,2' } },
    count: 40,
  },
  'live trial': { visit: { loanUseTrial: WISH }, count: 100 },
} satisfies Record<string, { visit: Visit; count: number }>;

export type GatewayRows = Readonly<Record<string, Figures>>;

/** The bare server, ready to be measured again and again. */
function bareRound({ origin, pid }: Started): (count: number) => Promise<Figures> {
  const { send, times } = timed(overNetwork(origin));
  const echo = {
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload: TEXT,
  } as const;
  const tasks = PHONES.map(() => () => send(echo));
  return (count) => measure(tasks, { rounds: count, times, pid });
}

async function measureVisits(people: readonly TestPerson[], bare: Started, own: Started, times: number[]) {
  const echo = bareRound(bare);
  await echo(WARM_UP);
  const rows: Record<string, Figures[]> = { 'bare echo': [] };
  for (const [name, { visit, count }] of Object.entries(VISITS)) {
    const ahead = await Promise.all(people.map((person) => Ahead.of(person, visit, count)));
    const tasks = ahead.map((one) => () => one.visit());
    const round = (rounds: number) => measure(tasks, { rounds, times, pid: own.pid });
    await round(WARM_UP / people.length);
    const figures: Figures[] = [];
    for (let no = 0; no < ROUNDS; no += 1) {
      rows['bare echo']?.push(await echo(500));
      figures.push(await round(count));
    }
    for (const one of ahead) one.check();
    rows[name] = figures;
  }
  return Object.fromEntries(Object.entries(rows).map(([name, figures]) => [name, middle(figures)]));
}

async function measureAll(): Promise<GatewayRows> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const keys = ensureKeys(dataDir);
  const bare = await startProcess('test/bench/bareServer.ts');
  const gateway = await startProcess('gateway/main.ts', { SANDBOX_DATA: dataDir });
  const { send, times } = timed(overNetwork(gateway.origin));
  const desk = new Console(overNetwork(gateway.origin));
  const codeOf = (phone: string) => desk.codeOf(phone);
  const people = PHONES.map((phone) => new TestPerson({ send, keys, codeOf }, phone));
  const loans = new Map<TestPerson, string>();
  const once = (task: (person: TestPerson) => Promise<unknown>) =>
    measure(
      people.map((person) => () => task(person)),
      { rounds: 1, times, pid: gateway.pid },
    );
  try {
    for (const person of people) await person.becomeCredited();
    return {
      ...(await measureVisits(people, bare, gateway, times)),
      'draw, with its eight calls': await once(async (person) =>
        loans.set(person, (await person.draw(WISH)).loanNo),
      ),
      'repay, with its four calls': await once((person) => person.repay(loans.get(person) ?? '', 'payoff')),
    };
  } finally {
    await gateway.end();
    await bare.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

measureAll()
  .then((rows) => {
    writeFileSync(process.argv[2] ?? '', JSON.stringify(rows));
    process.exit(0);
  })
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
