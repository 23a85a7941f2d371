import { dayAt, plusDays, type Day } from './calendar';
import {
  afterPaying,
  allAfterPaying,
  chargedUntil,
  comingOn,
  drawn,
  dueOn,
  isSettled,
  principalLeft,
  total,
  type Item,
  type Loan,
} from './loan';
import { asked, sent, type Mood, type Order } from './order';
import type { Terms } from './plan';
import { costOf, factsOf, type Why, type Wish } from './quote';
import type { Coupon, Drawing, Payment, Quote } from './records';
import { besides, heldDayOf, heldUntil, transferredOn, type Held, type Transfer } from './transfer';
import { sum } from './whole';

const QUOTE_LIFE_MS = 15 * 60_000;
const LEAST = 50_000;
const STEP = 10_000;
/** Days for which a coupon is good again whose order failed. */
const RETURNED_DAYS = 3;

/** One borrower by product-decisions.md: what is owed, what is in doubt and what may be done. Fen. */
export class Borrower {
  readonly drawings: Drawing[] = [];
  readonly payments: Payment[] = [];
  readonly balances = { bank: 0, principal: 0, interest: 0, penalty: 0, discount: 0 };
  loans: Loan[] = [];
  /** Sent in, and not decided. */
  transfer: Transfer | undefined;
  /** Found, and not booked before their due days. */
  held: Held[] = [];
  /** What was booked of transfers. */
  transferred = 0;

  constructor(
    readonly limit: number,
    readonly rate: number,
    readonly coupons: readonly Coupon[],
    public now: number,
  ) {}

  get today(): Day {
    return dayAt(this.now);
  }

  get used(): number {
    const open = this.drawings.filter(({ order }) => order.state === 'sent');
    return sum([...this.loans.map(principalLeft), ...open.map(({ terms }) => terms.amount)]);
  }

  get openOrders(): Order[] {
    const orders = [...this.drawings, ...this.payments].map(({ order }) => order);
    return orders.filter((order): order is Order => order?.state === 'sent');
  }

  /** The day as of which a loan counts: today, or that of a repayment of it that the bank has not decided on. */
  dayOf({ no }: Loan): Day {
    const open = this.payments.find(
      ({ order, quote }) => order?.state === 'sent' && quote.wish.loanNos.includes(no),
    );
    return open?.quote.day ?? this.today;
  }

  private isOpen = (kind: Order['kind']): boolean => this.openOrders.some((order) => order.kind === kind);

  private couponUsable(index: number | undefined, on: Day = this.today): boolean {
    if (index === undefined) return true;
    const coupon = this.coupons[index];
    return coupon !== undefined && !coupon.used && coupon.expires >= on;
  }

  private spend(index: number | undefined, used: boolean): void {
    const coupon = index === undefined ? undefined : this.coupons[index];
    if (coupon === undefined) return;
    coupon.used = used;
    const until = plusDays(this.today, RETURNED_DAYS);
    if (!used && coupon.expires < until) coupon.expires = until;
  }

  mayDraw(amount: number, coupon: number | undefined): Why | undefined {
    if (this.isOpen('disburse')) return 'drawingOpen';
    if (amount < LEAST || amount > this.limit - this.used || amount % STEP !== 0) return 'amountOutside';
    return this.couponUsable(coupon) ? undefined : 'couponGone';
  }

  /** Stores a drawing that the gateway has numbered, and lets the bank hear of it. */
  draw(no: string, terms: Terms, { coupon, mood }: { coupon: number | undefined; mood: Mood }): Drawing {
    this.spend(coupon, true);
    const order: Order = {
      kind: 'disburse',
      ref: no,
      amount: terms.amount,
      mood,
      place: 'away',
      stop: false,
      state: 'sent',
    };
    const drawing = { no, terms, signedOn: this.today, coupon, order };
    this.drawings.push(drawing);
    this.hear(order, sent);
    return drawing;
  }

  quote(wish: Wish): Quote | Why {
    const cost = costOf(wish, this.loans, this.today);
    if (typeof cost === 'string') return cost;
    if (cost.items.length === 0) return 'nothingToPay';
    const interest = sum(cost.items.map((item) => item.interest));
    if (wish.coupon !== undefined && (interest === 0 || !this.couponUsable(wish.coupon))) return 'couponGone';
    const value = wish.coupon === undefined ? 0 : (this.coupons[wish.coupon]?.value ?? 0);
    const discount = Math.min(value, interest);
    const owed = this.loans.filter(({ no }) => wish.loanNos.includes(no));
    return {
      ...cost,
      wish,
      day: this.today,
      expires: this.now + QUOTE_LIFE_MS,
      discount,
      pay: total(cost.items) - discount,
      most: sum(owed.map((loan) => total([...dueOn(loan, this.today), ...comingOn(loan, this.today)]))),
      used: false,
    };
  }

  mayPay(quote: Quote): Why | undefined {
    if (quote.used) return 'quotePaid';
    if (quote.expires <= this.now) return 'quoteChanged';
    if (this.isOpen('collect')) return 'repaymentOpen';
    const now = costOf(quote.wish, this.loans, quote.day);
    if (now === 'coolingOffOver') return now;
    if (typeof now === 'string' || factsOf(now) !== factsOf(quote)) return 'quoteChanged';
    return this.couponUsable(quote.wish.coupon, quote.day) ? undefined : 'couponGone';
  }

  pay(no: string, quote: Quote, mood: Mood): Payment {
    this.spend(quote.wish.coupon, true);
    quote.used = true;
    const order: Order = {
      kind: 'collect',
      ref: no,
      amount: quote.pay,
      mood,
      place: 'away',
      stop: false,
      state: 'sent',
    };
    const payment = { no, quote, order: quote.pay === 0 ? undefined : order };
    this.payments.push(payment);
    if (payment.order === undefined) this.bookPayment(payment);
    else this.hear(order, sent);
    return payment;
  }

  /**
   * The reviewer finds the money of the transfer on the company's account. It counts from the day of its arrival, or from the loan's last payment
   * after it; money for an instalment that is not due yet is held until its due day. False: it cannot be booked, and waits.
   */
  accept(transfer: Transfer, arrived: Day): 'held' | boolean {
    const { loanNo } = transfer;
    const loan = this.loans.find(({ no }) => no === loanNo);
    if (loan === undefined || this.isOpen('collect')) return false;
    const own = this.held.filter((one) => one.loanNo === loanNo);
    const until = heldUntil(besides(loan, own), transfer, arrived);
    const on = until ?? (arrived > loan.counted ? arrived : loan.counted);
    if (until === undefined || until <= this.today) {
      if (!this.book(loan, transfer, on)) return false;
    } else if (transferredOn(loan, on, transfer.amount) === undefined) return false;
    else this.held.push({ ...transfer, arrived, until });
    this.transfer = undefined;
    return this.held.some(({ no }) => no === transfer.no) ? 'held' : true;
  }

  /** The gateway books what was held until today; what cannot be booked stays held, and what is for a settled loan is returned. */
  bookHeld(): void {
    const settled = (loanNo: string) => this.loans.some((loan) => loan.no === loanNo && isSettled(loan));
    this.held = this.held.filter(({ loanNo }) => !settled(loanNo));
    if (this.isOpen('collect')) return;
    const due = this.held.filter(({ until }) => until <= this.today);
    for (const one of due.sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0))) {
      const loan = this.loans.find(({ no }) => no === one.loanNo);
      if (loan === undefined || !this.book(loan, one, heldDayOf(loan, one))) continue;
      this.held = this.held.filter((other) => other !== one);
    }
  }

  private book(loan: Loan, { amount }: Transfer, on: Day): boolean {
    const paid = transferredOn(loan, on, amount);
    if (paid === undefined) return false;
    const { items, rows, turned = [] } = paid;
    const all = [...items, ...turned];
    const after = afterPaying(chargedUntil(loan, items, on), all, { on, rows });
    this.loans = this.loans.map((one) => (one === loan ? after : one));
    this.balances.bank += amount;
    this.transferred += amount;
    this.credit(all);
    return true;
  }

  /** The gateway asks the bank about everything that is in doubt. */
  askAll(): void {
    for (const order of this.openOrders) this.hear(order, asked);
  }

  ask(order: Order): void {
    this.hear(order, asked);
  }

  private hear(order: Order, what: (order: Order) => void): void {
    if (order.state !== 'sent') return;
    what(order);
    if ((order.state as string) === 'sent') return;
    const drawing = this.drawings.find((one) => one.order === order);
    if (drawing !== undefined) this.bookDrawing(drawing);
    const payment = this.payments.find((one) => one.order === order);
    if (payment !== undefined) this.bookPayment(payment);
  }

  private bookDrawing({ no, terms, signedOn, coupon, order }: Drawing): void {
    if (order.state === 'declined') return this.spend(coupon, false);
    const value = coupon === undefined ? 0 : (this.coupons[coupon]?.value ?? 0);
    this.loans = [...this.loans, drawn(no, terms, { signedOn, drawnOn: this.today }, value)];
    this.balances.principal += terms.amount;
    this.balances.bank -= terms.amount;
  }

  private bookPayment({ quote, order }: Payment): void {
    if (order?.state === 'declined') {
      quote.used = false;
      return this.spend(quote.wish.coupon, false);
    }
    const { rows, day, turned = [] } = quote;
    const items = [...quote.items, ...turned];
    this.loans = allAfterPaying(this.loans, items, { on: day, rows, discount: quote.discount });
    this.balances.bank += quote.pay;
    this.balances.discount += quote.discount;
    this.credit(items);
  }

  private credit(items: readonly Item[]): void {
    for (const name of ['principal', 'interest', 'penalty'] as const) {
      this.balances[name] -= sum(items.map((item) => item[name]));
    }
  }
}
