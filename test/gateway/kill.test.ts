import type { Request } from '@/contract';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { passwordProof, signDrawing } from '../../gateway/console/person';
import { ensureKeys } from '../../gateway/keys';
import { Console } from './bank/console';
import { minutesAwayFromMidnight } from './bank/midnight';
import { TestPerson } from './bank/person';
import { itWith } from '../posix';
import { furnishFolder } from './bank/folder';
import { freePort, GatewayProcess } from './bank/process';
import { overNetwork } from './bank/send';

/** `npm run kills` kills 200 times. */
const KILLS = Number(process.env['KILLS'] ?? 8);
/** After so many a new group of persons draws: a credit line has its end. */
const KILLS_PER_GROUP = 20;
/** Each person draws one loan at a time: a second drawing waits for the bank's answer to the first. */
const AT_ONCE = 4;
const phonesOf = (group: number): readonly string[] =>
  Array.from({ length: AT_ONCE }, (_, index) => String(13_000_000_001 + group * AT_ONCE + index));
const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;

interface Signed {
  readonly person: TestPerson;
  readonly loanSeq: string;
  readonly signSeq: string;
}
interface Drawing {
  readonly person: TestPerson;
  readonly request: Request<'limitUseLoan'>;
  /** The loan of an acknowledged answer. */
  acknowledged?: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'yunling-kill-'));
let gateway: GatewayProcess;
let bankConsole: Console;

beforeAll(async () => {
  gateway = new GatewayProcess(await freePort(), { SANDBOX_DATA: dataDir });
  await furnishFolder(dataDir);
  await gateway.start();
  const send = overNetwork(gateway.origin);
  bankConsole = new Console(send);
  const ahead = minutesAwayFromMidnight(await bankConsole.now());
  if (ahead > 0) await bankConsole.advanceMinutes(ahead);
}, 180_000);

afterAll(async () => {
  await gateway.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function credited(group: number): Promise<readonly TestPerson[]> {
  const host = {
    send: overNetwork(gateway.origin),
    keys: ensureKeys(dataDir),
    codeOf: (phone: string) => bankConsole.codeOf(phone),
  };
  const people = phonesOf(group).map((phone) => new TestPerson(host, phone));
  for (const person of people) await person.becomeCredited();
  return people;
}

/** Signed drawings for the rounds of one group, made while the gateway is up and warm. */
async function signAll(group: number): Promise<Signed[][]> {
  const people = await credited(group);
  const rounds: Signed[][] = [];
  for (
    let round = group * KILLS_PER_GROUP;
    round < Math.min(KILLS, (group + 1) * KILLS_PER_GROUP);
    round += 1
  ) {
    const signed: Signed[] = [];
    for (const person of people) signed.push({ person, ...(await signDrawing(person, WISH)) });
    rounds.push(signed);
  }
  return rounds;
}

const proved = async ({ person, loanSeq, signSeq }: Signed): Promise<Drawing> => {
  const pswToken = await passwordProof(person, 'loan');
  return { person, request: { loanSeq, signSeq, pswToken, requestNo: randomUUID() } };
};

/** Sends all drawings at once and kills the gateway after `after` acknowledgements and `ms` milliseconds. */
async function drawAndKill(drawings: readonly Drawing[], after: number, ms: number): Promise<void> {
  let arrived = 0;
  let reached = () => {};
  const enough = new Promise<void>((resolve) => (reached = resolve));
  const sent = drawings.map(async (drawing) => {
    const { loanNo } = await drawing.person.must('limitUseLoan', drawing.request);
    drawing.acknowledged = loanNo;
    arrived += 1;
    if (arrived === after) reached();
  });
  const settled = Promise.allSettled(sent);
  await (after === 0 ? undefined : Promise.race([enough, settled]));
  await wait(ms);
  await gateway.end('SIGKILL');
  await settled;
}

it(
  `killed ${KILLS} times in the middle of drawings it loses nothing acknowledged, does nothing twice and balances`,
  async () => {
    const all: Drawing[] = [];
    let lost = 0;
    let waiting: Signed[][] = [];
    for (let round = 0; round < KILLS; round += 1) {
      if (round % KILLS_PER_GROUP === 0) waiting = await signAll(round / KILLS_PER_GROUP);
      const signed = waiting.shift() ?? [];
      const drawings = await Promise.all(signed.map(proved));
      // Counted in acknowledgements, not in time: this hits the middle on a machine of any speed. The milliseconds vary the exact place.
      await drawAndKill(drawings, round % AT_ONCE, (round * 7) % 23);
      await gateway.start();
      for (const drawing of drawings) {
        const { person, request, acknowledged } = drawing;
        const { state, no } = await person.must('paymentResult', { requestNo: request.requestNo });
        if (acknowledged !== undefined) expect([state, no]).toEqual(['paid', acknowledged]);
        else expect(['paid', 'unknown']).toContain(state);
        if (state === 'unknown') lost += 1;
        // What the app does after a lost answer: it sends the same request again.
        const again = await person.must('limitUseLoan', request);
        if (state === 'paid') expect(again.loanNo).toBe(no);
        drawing.acknowledged = again.loanNo;
      }
      all.push(...drawings);
      const { balanced, entries, accounts } = await bankConsole.ledger();
      expect([balanced, entries]).toEqual([true, all.length]);
      const principal = accounts.find(({ code }) => code === 'principal')?.balance;
      expect(principal).toBe(`${all.length * 500}.00`);
    }
    expect(new Set(all.map(({ acknowledged }) => acknowledged)).size).toBe(KILLS * AT_ONCE);
    // If no drawing was cut off, the kills would prove nothing.
    expect(lost).toBeGreaterThan(0);
  },
  KILLS * 30_000,
);

itWith('signals')('ends cleanly on SIGTERM and leaves no lock', async () => {
  expect(await gateway.end('SIGTERM')).toBe(0);
  expect(existsSync(join(dataDir, 'gateway.pid'))).toBe(false);
});
