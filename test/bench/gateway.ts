/**
 * Measures the gateway beside a bare server, each in a process of its own: `tsx test/bench/gateway.ts <answer.json>`; run by `npm run bench`.
 * A step of money is measured with all the calls that it needs.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys } from '../../gateway/keys';
import { Console } from '../gateway/bank/console';
import { TestPerson } from '../gateway/bank/person';
import { overNetwork } from '../gateway/bank/send';
import { startProcess } from './process';
import { measure, timed, type Figures } from './timing';

const PHONES = Array.from({ length: 4 }, (_, index) => String(13_700_200_000 + index));
const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;
/** As large as a call of a page. */
const TEXT = JSON.stringify({ list: Array.from({ length: 20 }, (_, no) => ({ no, name: '云岭消费金融' })) });

export type GatewayRows = Readonly<Record<string, Figures>>;

async function measureBare(): Promise<Figures> {
  const server = await startProcess('test/bench/bareServer.ts');
  const { send, times } = timed(overNetwork(server.origin));
  const echo = {
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload: TEXT,
  } as const;
  const tasks = PHONES.map(() => () => send(echo));
  await measure(tasks, 200, times);
  const figures = await measure(tasks, 500, times);
  await server.end();
  return figures;
}

async function measureGateway(): Promise<GatewayRows> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const keys = ensureKeys(dataDir);
  const gateway = await startProcess('gateway/main.ts', { SANDBOX_DATA: dataDir });
  const { send, times } = timed(overNetwork(gateway.origin));
  const desk = new Console(overNetwork(gateway.origin));
  const codeOf = (phone: string) => desk.codeOf(phone);
  const people = PHONES.map((phone) => new TestPerson({ send, keys, codeOf }, phone));
  const loans = new Map<TestPerson, string>();
  const each = (task: (person: TestPerson) => Promise<unknown>) => people.map((person) => () => task(person));
  try {
    for (const person of people) await person.becomeCredited();
    const echo = (person: TestPerson) => person.must('getRandomValue', {});
    await measure(each(echo), 100, times);
    return {
      'sealed call without a query of its own': await measure(each(echo), 200, times),
      'home of a borrower': await measure(each(home), 30, times),
      'live trial': await measure(
        each((person) => person.must('loanUseTrial', { ...WISH })),
        100,
        times,
      ),
      'draw, with its eight calls': await measure(
        each(async (person) => loans.set(person, (await person.draw(WISH)).loanNo)),
        1,
        times,
      ),
      'repay, with its four calls': await measure(
        each((person) => person.repay(loans.get(person) ?? '', 'payoff')),
        1,
        times,
      ),
    };
  } finally {
    await gateway.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const home = (person: TestPerson): Promise<unknown> =>
  Promise.all([
    person.must('queryProdSts', { productType: 'C' }),
    person.must('queryRepayState', {}),
    person.must('queryCouponNode', { node: '1,2' }),
  ]);

async function main(): Promise<void> {
  const rows = { 'bare echo': await measureBare(), ...(await measureGateway()) };
  writeFileSync(process.argv[2] ?? '', JSON.stringify(rows));
}

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
