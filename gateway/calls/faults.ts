import type { FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../queries/faults';
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
  if (fault?.fault !== 'truncate' && fault?.fault !== 'corrupt') return false;
  const half = Math.floor(body.length / 2);
  const flipped = body[half] === 'A' ? 'B' : 'A';
  const damaged =
    fault.fault === 'truncate' ? body.slice(0, half) : body.slice(0, half) + flipped + body.slice(half + 1);
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
