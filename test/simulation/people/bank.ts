import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { BankOrder, OrderOutcome } from '../../../gateway/providers/bank';
import { MoodyBank } from '../real/bank';
import type { Mood } from '../model/order';
import type { Chance } from './chance';

const GOOD: Mood = { first: 'answers', verdict: 'approved', deaf: false };

/** The answer on the wire; undefined: the connection breaks. */
function reply(outcome: OrderOutcome | { readonly kind: 'unknown' }): object | undefined {
  switch (outcome.kind) {
    case 'pending':
      return outcome.reason === 'unanswered' ? undefined : { result: 'pending' };
    case 'unknown':
      return { result: 'unknown' };
    default: {
      const { kind, ...rest } = outcome;
      return { result: kind, ...rest };
    }
  }
}

/** The bank behind its own address: slow, silent, forgetful or wrong as chance has it. */
export class BankServer {
  readonly bank = new MoodyBank();
  /** Per cent of new orders that it treats badly. */
  trouble = 0;
  private readonly server: Server;

  constructor(private readonly chance: Chance) {
    this.server = createServer((request, response) => {
      void json(request).then(async (body) => {
        const answer = await this.asked(request.url ?? '', body as BankOrder);
        if (answer === undefined) return void response.destroy();
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async asked(path: string, order: BankOrder): Promise<object | undefined> {
    if (path === '/order-result') return reply(await this.bank.outcomeOf(order.orderNo));
    if (path === '/cancel') return reply(await this.bank.cancel(order));
    this.bank.mood = this.mood();
    if (path === '/disburse') return reply(await this.bank.disburse(order));
    if (path === '/collect') return reply(await this.bank.collect(order));
    return { result: 'approved', reference: 'S' };
  }

  private mood(): Mood {
    if (!this.chance.percent(this.trouble)) return GOOD;
    return {
      first: this.chance.one([
        'answers',
        'holds',
        'lost',
        'silent',
        'otherAmount',
        'diesBefore',
        'diesAfter',
      ] as const),
      verdict: this.chance.one(['approved', 'approved', 'declined'] as const),
      deaf: this.chance.percent(20),
    };
  }
}
