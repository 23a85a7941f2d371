import { randomUUID } from 'node:crypto';
import type { DeclineReason, QuoteKind } from '@/contract/codes';
import { insert } from '../../../gateway/database';
import type { Quoted } from '../../../gateway/ledger/quote';
import { sandboxBank, type SandboxBank } from '../../../gateway/providers/bank/sandbox';
import type { BankProvider, OrderOutcome } from '../../../gateway/providers/bank';
import { defaultDecisions } from '../../../gateway/providers/decisions';
import { bankMemory } from '../../../gateway/queries/bankOrders';
import { readClock } from '../../../gateway/queries/clock';
import { addOrder, findOrder, type OrderKind } from '../../../gateway/queries/orders';
import { addQuote } from '../../../gateway/queries/quotes';
import { addRepayment } from '../../../gateway/queries/repayments';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import { Settlement } from '../../../gateway/settlement';
import { Books, CARDS, THREE, type Drawn } from '../ledger/books';

type Decision = Awaited<ReturnType<SandboxBank['decisionFor']>>;

/** The settlement alone, over the ledger's books and the sandbox's bank. */
export class Desk {
  /** Operations that the bank was asked for. */
  readonly asked: string[] = [];
  readonly failures: string[] = [];
  booked = 0;
  decisions: Decision = defaultDecisions;
  /** Takes the bank's answer before it arrives. */
  onTheWay: (outcome: OrderOutcome) => OrderOutcome | Promise<OrderOutcome> = (outcome) => outcome;
  readonly settlement: Settlement;
  /** That of another gateway over the same database. */
  readonly other: Settlement;

  private constructor(readonly books: Books) {
    const own = sandboxBank({
      decisionFor: async () => this.decisions,
      memory: bankMemory(books.db, () => readClock(books.db)),
    });
    const heard = <A extends unknown[]>(name: string, ask: (...given: A) => Promise<OrderOutcome>) => {
      return async (...given: A): Promise<OrderOutcome> => {
        this.asked.push(name);
        return this.onTheWay(await ask(...given));
      };
    };
    const bank: BankProvider = {
      ...own,
      disburse: heard('disburse', own.disburse),
      collect: heard('collect', own.collect),
      cancel: heard('cancel', own.cancel),
      outcomeOf: async (orderNo) => {
        this.asked.push('outcomeOf');
        const outcome = await own.outcomeOf(orderNo);
        return outcome.kind === 'unknown' ? outcome : this.onTheWay(outcome);
      },
    };
    const parts = {
      db: books.db,
      bank: () => bank,
      log: (error: unknown, orderNo: string) => this.failures.push(`${orderNo}: ${String(error)}`),
      booked: () => {
        this.booked += 1;
      },
    };
    this.settlement = new Settlement(parts);
    this.other = new Settlement(parts);
  }

  /** On this day, at noon in Shanghai. */
  static async open(day: string): Promise<Desk> {
    const desk = new Desk(await Books.open());
    await desk.be(day);
    return desk;
  }

  async be(day: string): Promise<void> {
    const ahead = Date.parse(`${day}T12:00:00+08:00`) - Date.now();
    await this.books.db.query('update clock set offset_ms = $1', [ahead]);
  }

  close(): Promise<void> {
    return this.books.close();
  }

  async order(orderNo: string, kind: OrderKind, ref: string, amount: number, customerId = 1): Promise<void> {
    const card = { card_no: '6222020000000000', phone: '13800138001', name: '张三' };
    await addOrder(this.books.db, { order_no: orderNo, customer_id: customerId, kind, ref, amount, ...card });
  }

  /** A drawing of 12,000.00 that waits, with its order. */
  async drawing(loanNo: string, change: Partial<Drawn> & { readonly coupon?: string } = {}): Promise<string> {
    const { coupon, ...loan } = change;
    await this.books.ask({ ...THREE, loanNo, ...loan });
    if (coupon !== undefined) {
      await this.books.db.query('update loans set coupon_id = $2 where loan_no = $1', [loanNo, coupon]);
    }
    await this.order(`O${loanNo}`, 'disburse', loanNo, THREE.principal, loan.customerId);
    return `O${loanNo}`;
  }

  async coupon(couponId: string, value: number, expires_on = '2099-01-01'): Promise<string> {
    const facts = { name: '券', min_amount: 0, expires_on, rule: '', used_at: new Date() };
    await insert(this.books.db, 'coupons', { coupon_id: couponId, customer_id: 1, value, ...facts });
    return couponId;
  }

  /** A repayment of this quote that waits, with its order. */
  async repayment(
    repayNo: string,
    on: string,
    { items, plan }: Quoted,
    coupon?: string,
    discount = 0,
    kind: QuoteKind = 'due',
  ): Promise<string> {
    const { db } = this.books;
    const owed = items.reduce((sum, item) => sum + item.principal + item.interest + item.penalty, 0);
    const amount = owed - discount;
    const at = new Date(`${on}T03:00:00Z`);
    await addQuote(db, 1, {
      ...{ quote_id: `Q-${repayNo}`, kind, on_date: on, expires_at: at, pay_amount: amount, discount },
      ...{ coupon_id: coupon ?? null, items, plan_choice: null, plan, used: true },
    });
    await addRepayment(db, 1, {
      ...{ repay_no: repayNo, request_no: randomUUID(), quote_id: `Q-${repayNo}` },
      ...{ card_id: CARDS[0], amount, created_at: at },
    });
    await this.order(`O${repayNo}`, 'collect', repayNo, amount);
    return `O${repayNo}`;
  }

  async stateOf(orderNo: string) {
    const order = await findOrder(this.books.db, orderNo);
    return order && [order.state, order.reference !== ''];
  }

  messages() {
    return this.books.db.query<{ kind: string; about: string; body: string }>(
      'select kind, about, body from personal_messages order by at, about',
    );
  }

  /** How many entries the books have. */
  async entries() {
    return (await trialBalance(this.books.db)).entries;
  }

  async lookedOn(): Promise<readonly string[]> {
    const looks = await this.books.db.query<{ looked_on: string }>('select looked_on from due_looks');
    return looks.map((row) => row.looked_on);
  }

  async couponIsUsed(): Promise<boolean | undefined> {
    const asked = 'select used_at is not null as used from coupons';
    return (await this.books.db.query<{ used: boolean }>(asked))[0]?.used;
  }
}

/** The decline of an order, as the bank tells it. */
export const declined = (orderNo: string, amount: number, reason: DeclineReason): OrderOutcome => ({
  kind: 'declined',
  orderNo,
  amount,
  reason,
});
