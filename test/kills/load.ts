import { generalRefusals } from '@/contract/refusals';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDrawing, prepareRepayment, Refused } from '../../gateway/console/person';
import type { TestPerson } from '../gateway/bank/person';
import { soon } from '../soon';
import { READY_AGAIN_MS, type Gateways } from './gateways';

const PER_GATEWAY = 4;
const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;
/** Refusals that leave it open whether money moved: the app asks for the result then. */
const OPEN: readonly string[] = [generalRefusals.broken, generalRefusals.busy];
const PAUSE_MS = 100;

/** A movement of money that somebody ordered. */
interface Order {
  readonly person: TestPerson;
  readonly requestNo: string;
  readonly send: () => Promise<object>;
  /** What the gateway said of it last: the person relies on it. */
  said?: 'done' | 'unknown';
}

/** Gives the loan back, if there is one, else borrows. Undefined: the bank has not decided on the order before. */
async function prepare(person: TestPerson): Promise<Order | undefined> {
  const { openRequest, loans } = await person.must('queryPendingRepayment', {});
  if (openRequest !== null) return undefined;
  const [owed] = loans;
  if (owed !== undefined) {
    const request = await prepareRepayment(person, owed.loanNo, 'coolingOff');
    return { person, ...request, send: () => person.call('doRepayAfterTrial', request) };
  }
  const request = await prepareDrawing(person, WISH);
  return { person, ...request, send: () => person.call('limitUseLoan', request) };
}

/** People of both gateways who borrow and give back, one order after the other, until it is over. */
export class Load {
  private readonly orders: Order[] = [];
  private going: Promise<unknown> = Promise.resolve();
  private over = false;
  /** How often each answer came to an order or to the question about one; 'none' if none came. */
  private readonly answers = new Map<string, number>();

  private constructor(private readonly people: readonly TestPerson[]) {}

  static async of(pair: Gateways): Promise<Load> {
    const people: TestPerson[] = [];
    for (let index = 0; index < PER_GATEWAY * 2; index += 1)
      people.push(await pair.person(index % 2, String(13_100_000_001 + index)).becomeCredited());
    return new Load(people);
  }

  start(): void {
    this.over = false;
    this.going = Promise.all(this.people.map((person) => this.live(person)));
  }

  /** No one orders anything further. */
  async end(): Promise<void> {
    this.over = true;
    await this.going;
  }

  /** Waits until so many further orders are acknowledged: the load is under way. */
  async acknowledged(further: number): Promise<void> {
    const before = this.said('done').length;
    await soon(
      () => expect(this.said('done').length).toBeGreaterThanOrEqual(before + further),
      READY_AGAIN_MS,
    );
  }

  said(word: Order['said']): readonly Order[] {
    return this.orders.filter(({ said }) => said === word);
  }

  /** What the gateway says of each order now, asked until it knows. */
  async results(orders: readonly Order[]): Promise<readonly string[]> {
    const result = ({ person, requestNo }: Order) =>
      soon(async () => {
        const { state } = await person.must('paymentResult', { requestNo });
        expect(state).not.toBe('processing');
        return state;
      }, READY_AGAIN_MS);
    return Promise.all(orders.map(result));
  }

  /** What was ordered, and what the gateways answered: for the person who runs it. */
  summary(): string {
    const answers = [...this.answers].map(([answer, times]) => `${answer} ${times} times`);
    return `${this.orders.length} orders; answers: ${answers.join(', ')}`;
  }

  /** Undefined: no answer, or one that leaves it open. */
  private async answerTo<T extends object>(call: () => Promise<T | Refused>): Promise<T | undefined> {
    const answer = await call().catch(() => undefined);
    const code = answer instanceof Refused ? answer.code : answer === undefined ? 'none' : 'done';
    this.answers.set(code, (this.answers.get(code) ?? 0) + 1);
    if (!(answer instanceof Refused)) return answer;
    if (OPEN.includes(answer.code)) return undefined;
    throw new Error(`refused with ${answer.code}`);
  }

  private async live(person: TestPerson): Promise<void> {
    while (!this.over) {
      // A failure before money is ordered costs this try only: the person begins again.
      const order = await prepare(person).catch(() => undefined);
      if (order === undefined) {
        await wait(PAUSE_MS);
        continue;
      }
      this.orders.push(order);
      if ((await this.answerTo(order.send)) !== undefined) order.said = 'done';
      else await this.ask(order);
    }
  }

  /** As the app does after a lost answer: it asks until the gateway can tell. */
  private async ask(order: Order): Promise<void> {
    const { person, requestNo } = order;
    while (!this.over) {
      const answer = await this.answerTo(() => person.call('paymentResult', { requestNo }));
      if (answer !== undefined) {
        order.said = answer.state === 'unknown' ? 'unknown' : 'done';
        return;
      }
      await wait(PAUSE_MS);
    }
  }
}
