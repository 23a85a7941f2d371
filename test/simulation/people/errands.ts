import { civilDateAt, addDays } from '@/domain/dates/civil';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { dueOrNext, totalOf } from '@/domain/repay/due';
import { payoffQuote } from '@/domain/repay/payoff';
import type { Database } from '../../../gateway/database';
import { prepareDrawing } from '../../../gateway/console/person';
import { loanAccounts } from '../../../gateway/ledger/loanAccount';
import { running } from '../../../gateway/ledger/quote';
import { saveBack } from '../../../gateway/queries/idCards';
import { addOffline, waitingOffline } from '../../../gateway/queries/offlineRepayments';
import { FAR, newcomer } from './arrive';
import type { Chance } from './chance';
import type { Fleet } from './fleet';
import { OffPhone, type Promised } from './offPhone';
import type { Papers } from './papers';
import { knowingNothing, type Person } from './person';
import type { Time } from './time';

const MINUTE_MS = 60_000;
/** Longer than any request waits. */
const SOON_MS = 2 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHINA_MS = 8 * 60 * MINUTE_MS;

/** How often each errand is run, beside the others. */
const ERRANDS = {
  confirms: 16,
  transfers: 4,
  accepts: 4,
  paysBesides: 4,
  confirmsAtMidnight: 3,
  dayEnds: 4,
  weeksPass: 1,
  renews: 1,
  readsContract: 2,
};

/** What happens off the phones: transfers and their reviewer, ends of days, ID cards that expire and are renewed, contracts that are read. */
export class Errands {
  private transfers = 0;
  private off: OffPhone | undefined;

  constructor(
    private readonly parts: {
      readonly db: Database;
      readonly fleet: Fleet;
      readonly time: Time;
      readonly chance: Chance;
      readonly papers: Papers;
      readonly tell: (event: string) => void;
      readonly settle: () => Promise<void>;
    },
  ) {}

  /** One errand, or none. */
  async perhaps(people: readonly Person[]): Promise<void> {
    const { chance } = this.parts;
    if (!chance.percent(12)) return;
    const person = chance.one(people as [Person, ...Person[]]);
    const what = chance.weighed(ERRANDS);
    switch (what) {
      case 'confirms':
        return this.confirm();
      case 'transfers':
        return this.transfer(chance.one([person, people[1] ?? person, this.off?.promised ?? person]));
      case 'accepts':
        return this.accept();
      case 'paysBesides':
        return this.payBesides();
      case 'confirmsAtMidnight':
        return this.confirmAtMidnight();
      case 'dayEnds':
        return this.overMidnight();
      case 'weeksPass':
        return this.pass(chance.whole(5, 35) * DAY_MS, 'weeks pass');
      case 'renews':
        return this.renew(this.off?.mustRenew === true ? this.off.promised : person);
      case 'readsContract':
        return this.parts.papers.read(chance.one([person, this.off?.promised ?? person]));
    }
  }

  /** Somebody without a phone moves in. Their ID card ends that day. */
  async moveIn(no: number, validTo: string): Promise<Promised> {
    const { db, fleet, chance } = this.parts;
    const promised: Promised = { ...(await newcomer(db, no, new Date(), validTo)), ...knowingNothing() };
    const caller = fleet.first.person(promised.number);
    this.off = new OffPhone(promised, caller, () => caller.register(), chance);
    return promised;
  }

  private async confirm(): Promise<void> {
    const said = await this.off?.step();
    this.parts.tell(`${this.off?.promised.number ?? ''}: ${said ?? ''}`);
    await this.parts.settle();
  }

  /** A payment and a transfer of the same person are booked in the same moment. */
  private async payBesides(): Promise<void> {
    const { off } = this;
    if (off === undefined) return;
    await this.transfer(off.promised);
    const send = await off.readyToPay();
    if (send === undefined) return;
    const pay = async () => this.parts.tell(`${off.promised.number}: pays besides, ${await send()}`);
    const book = () => this.accept();
    const both = this.parts.chance.percent(50) ? [pay, book] : [book, pay];
    await Promise.all(both.map((one) => one()));
    await this.parts.settle();
  }

  /** What was read before the end of the day is confirmed right after it, or in its last minutes. */
  private async confirmAtMidnight(): Promise<void> {
    await this.confirm();
    await this.overMidnight();
    await this.confirm();
  }

  /** Somebody has borrowed on another phone, some weeks ago: there is something to transfer for, and a contract to read. */
  async borrowBefore(person: Person | undefined): Promise<void> {
    if (person === undefined) return;
    const { fleet, settle, chance, time } = this.parts;
    const elsewhere = fleet.first.person(person.number);
    await elsewhere.register();
    const wish = { amount: '3000.00', term: 6, method: 'equal-instalment' } as const;
    const request = await prepareDrawing(elsewhere, wish);
    const { trial } = await elsewhere.must('queryTrialInfo', { loanSeq: request.loanSeq });
    person.shownInterest.set(request.loanSeq, parseYuan(trial.totalInterest) ?? 0);
    await elsewhere.must('limitUseLoan', request);
    await settle();
    time.pass(chance.whole(20, 33) * DAY_MS);
  }

  /** The new card is on file; the way there is tested elsewhere. */
  async renew(person: Promised): Promise<void> {
    if (this.off?.promised === person) this.off.mustRenew = false;
    this.parts.tell(`${person.number}: renews the ID card`);
    await saveBack(this.parts.db, person.id, {
      authority: '云岭市公安局',
      validFrom: '2026-01-01',
      validTo: FAR,
    });
  }

  /** A part of what is owed, the whole, the next instalment, or what was owed yesterday: reported by the person, reviewed some day. */
  private async transfer(person: Promised): Promise<void> {
    const { db, chance, tell } = this.parts;
    const loan = (await loanAccounts(db, person.id)).find(({ settled }) => !settled);
    // One at a time, as the app has it.
    if (
      loan === undefined ||
      (await waitingOffline(db, person.id)).some(({ state }) => state === 'reviewing')
    )
      return;
    const now = new Date();
    const today = civilDateAt(now.getTime());
    const next = totalOf(dueOrNext(loan.instalments, loan.annualRate, today)).total;
    const all = payoffQuote(running(loan), today).total;
    const amount = chance.one([next, next, all, chance.whole(1, 40) * 1000]);
    this.transfers += 1;
    const paidOn = addDays(today, -chance.whole(0, 2));
    tell(`${person.number}: transfers ${toYuan(amount)} for ${loan.loanNo}`);
    await addOffline(db, {
      offline_no: `R${String(this.transfers).padStart(18, '0')}`,
      customer_id: person.id,
      loan_no: loan.loanNo,
      amount,
      paid_on: paidOn,
      submitted_at: now,
    });
  }

  /** The reviewer books one, now and then by the reference of another payment: then it must be refused. */
  private async accept(): Promise<void> {
    const { db, fleet, chance, tell } = this.parts;
    const waiting = await db.query<{ offline_no: string; amount: number; paid_on: string }>(WAITING);
    const [one] = waiting;
    if (one === undefined) return;
    const reference = `BANK${String(chance.percent(20) ? chance.whole(1, 3) : this.transfers * 100).padStart(8, '0')}`;
    const body = {
      offlineNo: one.offline_no,
      amount: toYuan(Number(one.amount)),
      arrivedOn: one.paid_on,
      reference,
    };
    const { status } = await fleet.first.console.raw('POST', 'offline/accept', body);
    tell(`the reviewer books ${one.offline_no} as ${reference}: ${status}`);
    if (status !== 200)
      await fleet.first.console.raw('POST', 'offline/refuse', {
        offlineNo: one.offline_no,
        reason: '多出的钱已退回',
      });
  }

  /** To the last minutes of the day, or over its end: what is open stays open in the meantime. */
  private async overMidnight(): Promise<void> {
    const now = Date.now();
    const midnight = Math.ceil((now + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS;
    const left = midnight - now + this.parts.chance.whole(-4, 6) * MINUTE_MS;
    await this.pass(Math.max(MINUTE_MS, left), 'the day ends');
  }

  /** What was to ring soon rings one after the other, as in any hour; then the long time passes at once. */
  private async pass(ms: number, event: string): Promise<void> {
    const { time, tell, settle } = this.parts;
    for (let left = SOON_MS; left > 0;) {
      const passing = Math.min(left, time.untilNext ?? left);
      time.pass(passing);
      left -= Math.max(1, passing);
      await settle();
    }
    time.pass(Math.max(0, ms - SOON_MS));
    tell(`${event}: ${new Date(Date.now() + CHINA_MS).toISOString().slice(0, 16)}`);
  }
}

const WAITING = `
  select offline_no, amount, paid_on from offline_repayments where state = 'reviewing' order by submitted_at limit 1`;
