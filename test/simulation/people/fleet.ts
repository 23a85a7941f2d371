import type { Database } from '../../../gateway/database';
import { Chance } from './chance';
import { LivingGateway } from './gateway';
import type { Carry } from './network';
import type { Records } from './records';

export interface World {
  readonly seed: number;
  readonly gateways: number;
  readonly records: Records;
}

/** One or more gateways over one database: each request reaches one of them, as behind a proxy. */
export class Fleet {
  private readonly gateways: readonly [LivingGateway, ...LivingGateway[]];
  private readonly chance: Chance;
  private carrying: LivingGateway;

  constructor(db: Database, { seed, gateways, records }: World) {
    this.chance = new Chance(seed + 2);
    const others = Array.from({ length: gateways - 1 }, () => new LivingGateway(db, records));
    this.gateways = [new LivingGateway(db, records), ...others];
    this.carrying = this.gateways[0];
  }

  async start(): Promise<void> {
    for (const gateway of this.gateways) await gateway.start();
  }

  async stop(): Promise<void> {
    for (const gateway of this.gateways) await gateway.stop();
  }

  /** Where people's codes are read, and their sessions ended. */
  get first(): LivingGateway {
    return this.gateways[0];
  }

  get busy(): boolean {
    return this.gateways.some(({ busy }) => busy);
  }

  /** While it stays as it is and nothing is `busy`, the database is as it was. */
  get ran(): number {
    return this.gateways.reduce((sum, { ran }) => sum + ran, 0);
  }

  any(): LivingGateway {
    return this.chance.one(this.gateways);
  }

  readonly carry: Carry = (request) => {
    this.carrying = this.any();
    return this.carrying.carry(request);
  };

  /** The one that has just asked the bank dies over what follows. */
  readonly dieOverOrder = (moment: 'diesBefore' | 'diesAfter'): void => this.carrying.dieNext(moment);
}
