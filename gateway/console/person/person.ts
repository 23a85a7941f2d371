import type { CallName, Request, Response } from '@/contract';
import { WireClient } from './client';
import { Refused } from './decode';
import { factsOf, type PersonFacts } from './facts';
import type { ClientKeys, Picture, Send } from './http';

/** What a person uses: the gateway, the keys of a build, and the phone that receives codes. */
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

  /** Makes a call and returns a refusal as a value. */
  call<N extends CallName>(
    name: N,
    request: Request<N>,
    pictures?: readonly Picture[],
  ): Promise<Response<N> | Refused> {
    return this.client.call(name, request, pictures);
  }

  /** Makes a call that has to succeed: throws StepRefused on a refusal. */
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
