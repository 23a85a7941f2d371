import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDrawing, prepareRepayment } from '../../../gateway/console/person';
import { ensureKeys } from '../../../gateway/keys';
import { Console } from '../bank/console';
import { MOMENTS, type Moment } from '../bank/dyingGateway';
import type { BankOrderSeen } from '../bank/memoryBank';
import { minutesAwayFromMidnight } from '../bank/midnight';
import { TestPerson } from '../bank/person';
import { furnishFolder } from '../bank/folder';
import { freePort, GatewayProcess } from '../bank/process';
import { overNetwork } from '../bank/send';
import { soon } from '../../soon';

/**
 * Kills a gateway at each moment between writing an order down and booking its answer, with a bank in a separate process that remembers. At every
 * moment: one order at the bank, one entry in the ledger, and the person is told the truth.
 */

const WISH = { amount: '500.00', term: 12, method: 'equal-instalment' } as const;
/** Long enough that a gateway which dies after asking the bank dies before the answer. */
const BANK_TAKES_MS = '400';

export interface Place {
  /** Where the gateway keeps its data. */
  readonly env: Readonly<Record<string, string>>;
  /** True: another gateway on the same database lives on. False: the killed one starts again. */
  readonly twin: boolean;
}

export function killedAtEachMoment(name: string, place: () => Promise<Place>): void {
  describe(name, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'yunling-moments-'));
    const killFile = join(dataDir, 'kill-at');
    const killAt = (moment: Moment | '') => writeFileSync(killFile, moment);
    let twin = false;
    let bank: GatewayProcess;
    let dying: GatewayProcess;
    let living: GatewayProcess;
    let person: TestPerson;
    let loanNo = '';

    const orders = async (): Promise<BankOrderSeen[]> =>
      (await fetch(`${bank.origin}/orders`)).json() as Promise<BankOrderSeen[]>;
    /** The person, served by this gateway. */
    const at = (gateway: GatewayProcess): TestPerson => {
      const send = overNetwork(gateway.origin);
      const twinPerson = new TestPerson({ ...person.world, send }, person.phone);
      twinPerson.client.tokenCode = person.client.tokenCode;
      return twinPerson;
    };

    beforeAll(async () => {
      const { env, ...rest } = await place();
      twin = rest.twin;
      bank = new GatewayProcess(await freePort(), { BANK_TAKES_MS }, 'test/gateway/bank/memoryBank.ts');
      await bank.start();
      const all = { SANDBOX_DATA: dataDir, KILL_FILE: killFile, PROVIDER_BANK_URL: bank.origin, ...env };
      await furnishFolder(dataDir);
      killAt('');
      dying = new GatewayProcess(await freePort(), all, 'test/gateway/bank/dyingGateway.ts');
      living = twin ? new GatewayProcess(await freePort(), all) : dying;
      await Promise.all([living.start(), ...(twin ? [dying.start()] : [])]);
      const send = overNetwork(living.origin);
      const sandbox = new Console(send);
      const ahead = minutesAwayFromMidnight(await sandbox.now());
      if (ahead > 0) await sandbox.advanceMinutes(ahead);
      const codeOf = (phone: string) => sandbox.codeOf(phone);
      person = new TestPerson({ send, keys: ensureKeys(dataDir), codeOf }, '13000000009');
      await person.becomeCredited();
      loanNo = (await person.draw(WISH)).loanNo;
    }, 180_000);
    afterAll(async () => {
      for (const one of [dying, living, bank]) await one.end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    });

    /** Kills the gateway at this moment during `act`, and reads the outcome from the gateway that lives then. */
    async function dieDuring(
      moment: Moment,
      act: (at: TestPerson, arm: () => void) => Promise<{ requestNo: string }>,
    ) {
      const before = await orders();
      const { requestNo } = await act(at(dying), () => killAt(moment));
      await dying.gone();
      killAt('');
      if (!twin) await dying.start();
      const now = at(living);
      const told = await now.must('paymentResult', { requestNo });
      const known = new Set(before.map(({ orderNo }) => orderNo));
      const made = (await orders()).filter(({ orderNo }) => !known.has(orderNo));
      const { balanced, entries } = await new Console(overNetwork(living.origin)).ledger();
      if (twin) await dying.start();
      return { told, made, balanced, entries, booked: before.length + 1 };
    }

    const right = { told: { state: 'paid' }, made: [{ result: 'approved' }], balanced: true } as const;

    it.each(MOMENTS)(
      'a drawing, killed at: %s',
      async (moment) => {
        const end = await dieDuring(moment, async (now, arm) => {
          const request = await prepareDrawing(now, WISH);
          arm();
          await expect(now.must('limitUseLoan', request)).rejects.toThrow();
          return request;
        });
        expect(end).toMatchObject(right);
        expect([end.made.length, end.entries]).toEqual([1, end.booked]);
      },
      120_000,
    );

    it.each(MOMENTS)(
      'a repayment, killed at: %s',
      async (moment) => {
        const end = await dieDuring(moment, async (now, arm) => {
          const request = await prepareRepayment(now, loanNo, 'due');
          arm();
          await expect(now.must('doRepayAfterTrial', request)).rejects.toThrow();
          return request;
        });
        expect(end).toMatchObject(right);
        expect([end.made.length, end.entries]).toEqual([1, end.booked]);
      },
      120_000,
    );

    it('tells the person of each payment once, in the app and by SMS', async () => {
      const now = at(living);
      const { list } = await now.must('personalNotices', {});
      const count = (titles: readonly string[], part: string) =>
        titles.filter((title) => title.includes(part)).length;
      const titles = list.map(({ title }) => title);
      // One drawing before the first kill.
      expect([count(titles, '已放款'), count(titles, '还款成功')]).toEqual([
        MOMENTS.length + 1,
        MOMENTS.length,
      ]);
      await soon(async () => {
        const texts = (await new Console(overNetwork(living.origin)).messages(now.phone)).map(
          ({ text }) => text,
        );
        expect([count(texts, '已放款'), count(texts, '您已还款')]).toEqual([
          MOMENTS.length + 1,
          MOMENTS.length,
        ]);
      }, 60_000);
    }, 90_000);
  });
}
