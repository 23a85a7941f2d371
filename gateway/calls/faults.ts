import type { FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, FaultKind } from '../queries/faults';
import { Refusal } from '../refusal';
import type { Outcome } from './answer';

/** Ends the connection without an answer; `reset` with a TCP reset. */
function hangUp(reply: FastifyReply, reset: boolean): void {
  reply.hijack();
  if (reset) reply.raw.socket?.resetAndDestroy();
  else reply.raw.destroy();
}

/** Faults that come before the call is done. True: the reply is settled and nothing was done. */
export async function faultBefore(fault: Fault | undefined, reply: FastifyReply): Promise<boolean> {
  switch (fault?.fault) {
    case 'delay':
      await wait(Number(fault.value));
      return false;
    case 'drop':
    case 'reset':
      hangUp(reply, fault.fault === 'reset');
      return true;
    case 'silence':
      // The connection stays open until the client gives up.
      reply.hijack();
      return true;
    case 'status':
      await reply.code(Number(fault.value)).send('');
      return true;
    default:
      return false;
  }
}

/** The refusal that a `returnCode` fault stands for: value is "code" or "code:text". */
export function faultRefusal(fault: Fault | undefined): Refusal | undefined {
  if (fault?.fault !== 'returnCode') return undefined;
  const [code = '', ...text] = fault.value.split(':');
  return new Refusal(code, text.join(':'));
}

const flippedAt = (body: string, at: number): string =>
  body.slice(0, at) + (body[at] === 'A' ? 'B' : 'A') + body.slice(at + 1);

/** How a fault damages an answer. */
const DAMAGES: Readonly<Partial<Record<FaultKind, (body: string) => string>>> = {
  truncate: (body) => body.slice(0, Math.floor(body.length / 2)),
  corrupt: (body) => flippedAt(body, Math.floor(body.length / 2)),
  // The sign is a hexadecimal text: no sign begins with Z.
  badSign: (body) => body.replace(/"sign":"./, '"sign":"Z'),
};

/** Faults that damage or lose the answer of a call that was done. True: the reply is settled. */
export async function faultAfter(
  fault: Fault | undefined,
  reply: FastifyReply,
  body: string,
): Promise<boolean> {
  if (fault?.fault === 'dropReply') {
    hangUp(reply, false);
    return true;
  }
  const damage = fault && DAMAGES[fault.fault];
  if (damage === undefined) return false;
  const damaged = damage(body);
  await reply.type('application/json; charset=utf-8').send(damaged);
  return true;
}

const AMOUNT = /^\d{1,12}\.\d{2}$/;

/** A copy with the first amount of this field one yuan too high. */
function lieAbout(field: string, value: unknown): unknown {
  let told = false;
  const copy = (name: string, one: unknown): unknown => {
    if (!told && name === field && typeof one === 'string' && AMOUNT.test(one)) {
      told = true;
      return (Number(one) + 1).toFixed(2);
    }
    if (Array.isArray(one)) return one.map((item) => copy('', item));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, copy(key, item)]));
  };
  return copy('', value);
}

/** The outcome under a `lie`: sealed and signed like any other, so that only its figures give it away. */
export function faultLie(fault: Fault | undefined, outcome: Outcome): Outcome {
  if (fault?.fault !== 'lie' || !('data' in outcome)) return outcome;
  return { data: lieAbout(fault.value, outcome.data) };
}
