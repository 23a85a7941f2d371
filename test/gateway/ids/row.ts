import type { CallName, Request, Response } from '@/contract';
import type { Picture, Refused } from '../../../gateway/console/person';
import type { Bank, TestPerson } from '../harness';

export interface Scene {
  readonly bank: Bank;
  /** Has a bound card, a running loan and a settled one. */
  readonly owner: TestPerson;
  /** Has a bound card and a running loan, too: everything but the tried id is in order. */
  readonly stranger: TestPerson;
}

type Answer = Response<CallName> | Refused;

/** One field of one call that names something of one customer. */
export interface Row {
  /** 'call.field', as in requestKeys. */
  readonly field: string;
  /** A real id of this person. */
  readonly make: (owner: TestPerson, scene: Scene) => Promise<string>;
  /** Readies the call with this id and all the rest of the caller's own, and returns the call itself. */
  readonly ready: (id: string, caller: TestPerson, scene: Scene) => Promise<() => Promise<Answer>>;
  /** Set for a call that answers instead of refusing: what it answers. */
  readonly quiet?: string;
  /** Only for people without a loan. */
  readonly debtless?: boolean;
}

interface Tried<N extends CallName> {
  readonly make: Row['make'];
  readonly ask: (id: string, caller: TestPerson, scene: Scene) => Request<N> | Promise<Request<N>>;
  readonly pictures?: () => readonly Picture[];
  readonly quiet?: string;
  readonly debtless?: boolean;
}

/** A row with its request checked by the contract. */
export function row<N extends CallName>(call: N, field: string, tried: Tried<N>): Row {
  const { make, ask, pictures, quiet, debtless = false } = tried;
  return {
    field: `${call}.${field}`,
    make,
    debtless,
    ready: async (id, caller, scene) => {
      const request = await ask(id, caller, scene);
      const files = pictures?.();
      return () => caller.call(call, request, files);
    },
    ...(quiet === undefined ? {} : { quiet }),
  };
}
