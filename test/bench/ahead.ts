import type { CallName, Request } from '@/contract';
import { Refused, type HttpAnswer, type HttpRequest, type Send } from '../../gateway/console/person';
import type { TestPerson } from '../gateway/bank/person';

/** Calls that are sent at the same time, as a page does. */
export type Visit = { readonly [N in CallName]?: Request<N> };

interface Sealed {
  readonly http: HttpRequest;
  readonly open: (answer: HttpAnswer) => object;
}

async function sealed(person: TestPerson, visit: Visit): Promise<readonly Sealed[]> {
  const calls: Sealed[] = [];
  for (const name of Object.keys(visit) as (keyof Visit)[]) {
    const request = visit[name];
    if (request !== undefined) calls.push(await person.client.prepare(name, request));
  }
  return calls;
}

/**
 * The same visit of a person, each time sealed again and before anything is measured; the answers are opened afterwards. While it is measured the client
 * only sends and receives: as much as for a bare server.
 */
export class Ahead {
  private next = 0;
  private readonly received: { readonly call: Sealed; readonly answer: HttpAnswer }[] = [];

  private constructor(
    private readonly visits: readonly (readonly Sealed[])[],
    private readonly send: Send,
  ) {}

  static async of(person: TestPerson, visit: Visit, count: number): Promise<Ahead> {
    const visits: (readonly Sealed[])[] = [];
    while (visits.length < count) visits.push(await sealed(person, visit));
    return new Ahead(visits, person.world.send);
  }

  async visit(): Promise<void> {
    const calls = this.visits[this.next % this.visits.length] ?? [];
    this.next += 1;
    await Promise.all(
      calls.map(async (call) => this.received.push({ call, answer: await this.send(call.http) })),
    );
  }

  /** Throws unless every answer was a good one. */
  check(): void {
    for (const { call, answer } of this.received.splice(0)) {
      if (call.open(answer) instanceof Refused) throw new Error(`${call.http.url} was refused`);
    }
  }
}
