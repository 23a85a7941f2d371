import type { CallName, Request, Response } from '@/contract';
import { WireClient } from './client';
import { Refused } from './decode';
import { factsOf, type PersonFacts } from './facts';
import type { ClientKeys, Picture, Send } from './http';

/** What a person has at hand: the gateway, a build's keys, and the phone that codes arrive on. */
export interface World {
  readonly send: Send;
  readonly keys: ClientKeys;
  /** The newest code that was sent to a phone. */
  readonly codeOf: (phone: string) => Promise<string>;
}

/** A step of a flow that the gateway refused. */
export class StepRefused extends Error {
  constructor(
    readonly call: CallName,
    readonly refused: Refused,
  ) {
    super(`${call}: ${refused.code} ${refused.desc}`);
  }
}

/** A person with a phone, a made-up identity and a session; the flows are functions beside this file. */
export class Person {
  readonly facts: PersonFacts;
  readonly client: WireClient;

  constructor(
    readonly world: World,
    readonly phone: string,
  ) {
    this.facts = factsOf(phone);
    this.client = new WireClient(world.send, world.keys, phone);
  }

  /** A call whose refusal is a value. */
  call<N extends CallName>(
    name: N,
    request: Request<N>,
    pictures?: readonly Picture[],
  ): Promise<Response<N> | Refused> {
    return this.client.call(name, request, pictures);
  }

  /** A call that has to succeed: throws StepRefused. */
  async must<N extends CallName>(
    name: N,
    request: Request<N>,
    pictures?: readonly Picture[],
  ): Promise<Response<N>> {
    const answer = await this.call(name, request, pictures);
    if (answer instanceof Refused) throw new StepRefused(name, answer);
    return answer;
  }
}
