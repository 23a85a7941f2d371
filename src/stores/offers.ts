import { observable } from 'mobx';
import type { CallDefinition } from '@/contract';
import { ASKS_BEYOND } from '@/settings';

/** Which of the calls beyond the spec the host has (contract, `beyond`), as far as it has said so in this run. */
class HostOffers {
  private readonly missing = observable.set<string>();

  has({ name, beyond }: Pick<CallDefinition, 'name' | 'beyond'>): boolean {
    return beyond !== true || (ASKS_BEYOND && !this.missing.has(name));
  }

  lacks({ name }: Pick<CallDefinition, 'name'>): void {
    this.missing.add(name);
  }

  /** For tests: as after a new start. */
  forget(): void {
    this.missing.clear();
  }
}

export const hostOffers = new HostOffers();
