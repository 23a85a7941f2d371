import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** How the bank treats the next orders: `silent` carries them out and never answers; `deaf` holds them and does not hear a cancellation. */
export type BankMood = 'pay' | 'hold' | 'decline' | 'silent' | 'deaf' | 'otherAmount' | 'otherOrder';

export interface BankOrderSeen {
  readonly kind: 'disburse' | 'collect';
  readonly orderNo: string;
  readonly amount: number;
  result: 'pending' | 'approved' | 'declined' | 'stopped';
  /** How often the order was sent. */
  times: number;
}

interface OrderBody {
  readonly orderNo: string;
  readonly amount: number;
}

/** How long the bank waits before it answers an order. */
const TAKES_MS = Number(process.env['BANK_TAKES_MS'] ?? 0);

const never = () => new Promise<never>(() => undefined);

/** A bank behind HTTP that remembers its orders by their number (gateway/providers/bank/http.ts) as long as its process lives. */
export async function startMemoryBank(port = 0) {
  const orders = new Map<string, BankOrderSeen>();
  const holders: unknown[] = [];
  const state = { mood: 'pay' as BankMood };
  const app = Fastify({ forceCloseConnections: true });

  const told = ({ orderNo, amount, result }: BankOrderSeen) => {
    const echo = {
      orderNo: state.mood === 'otherOrder' ? `${orderNo}X` : orderNo,
      amount: state.mood === 'otherAmount' ? amount + 1 : amount,
    };
    if (result === 'approved') return { result, reference: `B-${orderNo}`, ...echo };
    if (result === 'stopped') return { result: 'declined', reason: 'stopped', ...echo };
    return result === 'declined' ? { result, reason: 'insufficient-funds', ...echo } : { result };
  };
  function decide(order: BankOrderSeen): void {
    if (order.result !== 'pending' || state.mood === 'hold' || state.mood === 'deaf') return;
    order.result = state.mood === 'decline' ? 'declined' : 'approved';
  }
  for (const kind of ['disburse', 'collect'] as const) {
    app.post(`/${kind}`, async (request) => {
      const { orderNo, amount } = request.body as OrderBody;
      const order = orders.get(orderNo) ?? { kind, orderNo, amount, result: 'pending', times: 0 };
      order.times += 1;
      orders.set(orderNo, order);
      decide(order);
      if (TAKES_MS > 0) await wait(TAKES_MS);
      return state.mood === 'silent' ? never() : told(order);
    });
  }
  app.post('/cancel', async (request) => {
    const { orderNo, amount } = request.body as OrderBody;
    if (state.mood === 'deaf') return { result: 'pending' };
    // An order that has not arrived yet is refused in advance.
    const order = orders.get(orderNo) ?? { kind: 'disburse', orderNo, amount, result: 'pending', times: 0 };
    orders.set(orderNo, order);
    if (order.result === 'pending') order.result = 'stopped';
    return state.mood === 'silent' ? never() : told(order);
  });
  app.post('/order-result', async (request) => {
    const order = orders.get((request.body as OrderBody).orderNo);
    if (order !== undefined) decide(order);
    if (state.mood === 'silent') return never();
    return order === undefined ? { result: 'unknown' } : told(order);
  });
  app.post('/sign-card', async (request) => {
    holders.push(request.body);
    return state.mood === 'silent' ? never() : { result: 'approved', reference: 'S-1' };
  });
  app.get('/orders', async () => [...orders.values()]);
  app.post('/mood', async (request) => {
    state.mood = (request.body as { mood: BankMood }).mood;
    return {};
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    orders: () => [...orders.values()],
    holders,
    be: (mood: BankMood) => {
      state.mood = mood;
    },
    close: () => app.close(),
  };
}

/** `tsx memoryBank.ts`: runs as a separate process; prints the line that GatewayProcess waits for. */
if (require.main === module) {
  void startMemoryBank(Number(process.env['PORT'])).then(() => process.stdout.write('gateway ready\n'));
}
