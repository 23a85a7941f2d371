import type { BankOrder, BankProvider, OrderOutcome } from '../../../gateway/providers/bank';
import type { Mood } from '../model/order';

interface Known {
  readonly orderNo: string;
  readonly amount: number;
  readonly mood: Mood;
  result: 'held' | 'approved' | 'declined' | 'stopped';
}

const SILENCE: OrderOutcome = { kind: 'pending', reason: 'unanswered' };

/** The bank of the simulation: one mood for each new order. What it has carried out is the truth that the ledger is measured by. */
export class MoodyBank implements BankProvider {
  /** How it treats the next order that it has not heard of. */
  mood: Mood = { first: 'answers', verdict: 'approved', deaf: false };
  /** Called when the gateway is to die in the booking of the answer. */
  onDeath: (moment: 'diesBefore' | 'diesAfter') => void = () => undefined;
  private readonly known = new Map<string, Known>();
  private readonly moods = new Map<string, Mood>();
  private readonly moved = new Map<string, number>();

  /** The amount that an order has moved; undefined if it has moved nothing. */
  movedBy = (orderNo: string): number | undefined => this.moved.get(orderNo);

  /** Forgets the people of earlier histories, but not what was moved. */
  forget(): void {
    this.known.clear();
    this.moods.clear();
  }

  /** Decides every order that it holds. */
  release(): void {
    for (const order of this.known.values()) if (order.result === 'held') this.decide(order);
  }

  signCard: BankProvider['signCard'] = async () => ({ kind: 'approved', reference: 'S' });
  disburse: BankProvider['disburse'] = async (order) => this.arrive(order);
  collect: BankProvider['collect'] = async (order) => this.arrive(order);

  cancel: BankProvider['cancel'] = async ({ orderNo, amount }) => {
    const mood = this.moods.get(orderNo) ?? this.mood;
    const order = this.known.get(orderNo) ?? { orderNo, amount, mood, result: 'stopped' as const };
    this.known.set(orderNo, order);
    if (order.result === 'held' && !order.mood.deaf) order.result = 'stopped';
    return this.told(order);
  };

  outcomeOf: BankProvider['outcomeOf'] = async (orderNo) => {
    const order = this.known.get(orderNo);
    return order === undefined ? { kind: 'unknown' } : this.told(order);
  };

  private arrive({ orderNo, amount }: BankOrder): OrderOutcome {
    const before = this.known.get(orderNo);
    if (before !== undefined) return this.told(before);
    const lostOnce = this.moods.get(orderNo);
    const mood = lostOnce ?? this.mood;
    this.moods.set(orderNo, mood);
    if (mood.first === 'lost' && lostOnce === undefined) return SILENCE;
    const order: Known = { orderNo, amount, mood, result: 'held' };
    this.known.set(orderNo, order);
    return this.firstWord(order);
  }

  private firstWord(order: Known): OrderOutcome {
    const { first } = order.mood;
    if (first === 'holds') return this.told(order);
    this.decide(order);
    if (first === 'silent') return SILENCE;
    if (first === 'diesBefore' || first === 'diesAfter') this.onDeath(first);
    const answer = this.told(order);
    return first === 'otherAmount' && answer.kind !== 'pending'
      ? { ...answer, amount: order.amount + 1 }
      : answer;
  }

  private decide(order: Known): void {
    order.result = order.mood.verdict;
    if (order.result !== 'approved') return;
    if (this.moved.has(order.orderNo)) throw new Error('the bank moved an order twice');
    this.moved.set(order.orderNo, order.amount);
  }

  private told({ orderNo, amount, result }: Known): OrderOutcome {
    switch (result) {
      case 'held':
        return { kind: 'pending', reason: 'processing' };
      case 'approved':
        return { kind: 'approved', orderNo, amount, reference: `B-${orderNo}` };
      case 'declined':
        return { kind: 'declined', orderNo, amount, reason: 'insufficient-funds' };
      case 'stopped':
        return { kind: 'declined', orderNo, amount, reason: 'stopped' };
    }
  }
}
