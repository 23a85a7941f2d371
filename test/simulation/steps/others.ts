import type { Mood, Order } from '../model/order';
import { bookHeld } from '../../../gateway/settlement';
import { same } from '../expected';
import type { World } from '../world';
import { payQuote, shown } from './money';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface WaitStep {
  readonly do: 'wait';
  readonly days: number;
  readonly minutes: number;
}
export interface OldQuoteStep {
  readonly do: 'payOld';
  readonly which: number;
  readonly mood: Mood;
}
export interface AgainStep {
  readonly do: 'again';
  readonly which: number;
}
export interface SweepStep {
  readonly do: 'sweep';
  readonly gateways: 1 | 2;
}
export interface ReleaseStep {
  readonly do: 'release';
}
export interface StopStep {
  readonly do: 'stop';
  readonly which: number;
}

const nth = <T>(list: readonly T[], which: number): T | undefined =>
  list.length === 0 ? undefined : list[which % list.length];

/** The gateway books what it holds of transfers, as it does every minute. */
async function bookDue({ model, real }: World): Promise<void> {
  await real.gateway.setClock(model.now);
  await bookHeld(real.gateway.db, (error) => {
    throw error;
  });
  model.bookHeld();
}

export async function wait(world: World, { days, minutes }: WaitStep): Promise<void> {
  world.model.now += days * DAY_MS + minutes * MINUTE_MS;
  await bookDue(world);
}

/** Pays any quote of the history: from another window, after its day, after the debt has changed. */
export async function payOld(world: World, { which, mood }: OldQuoteStep): Promise<void> {
  const old = nth(world.quotes, which);
  if (old !== undefined) await payQuote(world, old, { mood });
}

const orderOf = ({ model }: World, ref: string): Order | undefined =>
  [...model.drawings, ...model.payments].find(({ no }) => no === ref)?.order;

/** Sends a request of the history again, with its number: it moves nothing, and tells what became of the first. */
export async function again(world: World, { which }: AgainStep): Promise<void> {
  const { model, real } = world;
  const sent = nth(world.sent, which);
  if (sent === undefined) return;
  const { state } =
    sent.name === 'limitUseLoan'
      ? await real.must(sent.name, sent.request)
      : await real.must(sent.name, sent.request);
  const order = orderOf(world, sent.ref);
  if (order !== undefined) model.ask(order);
  same('what became of the repeated request', state, shown(order));
}

/** The gateway's sweep, also from two processes at once. */
export async function sweep(world: World, { gateways }: SweepStep): Promise<void> {
  const { model, real } = world;
  await real.settle(
    model.openOrders.map(({ ref }) => ref),
    gateways,
  );
  model.askAll();
  await bookDue(world);
}

/** The bank decides what it holds; the gateway hears of it when it asks next. */
export async function release({ model, real }: World): Promise<void> {
  real.gateway.bank.release();
  for (const order of model.openOrders) if (order.place === 'held') order.place = 'decided';
}

/** The person asks to stop a payout: an open one may be stopped, any other stays as it is. */
export async function stop(world: World, { which }: StopStep): Promise<void> {
  const { model, real } = world;
  const drawing = nth(model.drawings, which);
  if (drawing === undefined) return;
  const { order } = drawing;
  if (order.state === 'sent') order.stop = true;
  const { state } = await real.must('stopLoan', { loanNo: drawing.no });
  model.ask(order);
  same('the stopped drawing', state, shown(order));
}
