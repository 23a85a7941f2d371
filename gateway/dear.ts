import { FairQueue } from './fairQueue';

/**
 * What costs a process more than a call may: the places of each kind. Owners (a customer, an address) take turns, and what would wait beyond the
 * numbers, or longer than `patienceMs`, is answered `busy`.
 */
const PLACES = {
  /** Two of the four threads that Node has for files, names and hashes. A person's tries at the same time are all checked, and counted. */
  hash: { atOnce: 2, waitingOfOwner: 8, waiting: 200, patienceMs: 8_000 },
  /** An ID card or a bank card that is read by the recognition service. */
  reading: { atOnce: 4, atOnceOfOwner: 2, waitingOfOwner: 4, waiting: 40, patienceMs: 20_000 },
  /** A picture that is decoded and redrawn before it is kept. Several may be picked at once. */
  picture: { atOnce: 4, atOnceOfOwner: 1, waitingOfOwner: 9, waiting: 60, patienceMs: 20_000 },
  /** A paper or an export that is drawn, signed and stored. One at a time of a person: what is asked for twice is drawn once. */
  paper: { atOnce: 4, atOnceOfOwner: 1, waitingOfOwner: 40, waiting: 120, patienceMs: 40_000 },
  /** A page takes a tenth of a second. The app asks for the pages of a contract at the same time. */
  page: { atOnce: 1, waitingOfOwner: 40, waiting: 120, patienceMs: 40_000 },
  /** A PDF that somebody brings to have its signature checked. */
  brought: { atOnce: 1, waitingOfOwner: 4, waiting: 40, patienceMs: 20_000 },
} as const;

type DearWork = keyof typeof PLACES;

const KINDS = Object.keys(PLACES) as readonly DearWork[];
const queues = new Map(KINDS.map((kind) => [kind, new FairQueue(PLACES[kind])]));
const begun = new Map<DearWork, number>();

declare const checked: unique symbol;

/** Whose work it is, and that they may have it done: no dear work is to be had without. */
export interface Allowed {
  readonly owner: string;
  readonly [checked]: true;
}

/** To be called when everything is checked that can be: the session, the ticket, the check of the action, the limits. */
export const checkedFor = (owner: string | number): Allowed => ({ owner: String(owner) }) as Allowed;

/** Does the work when it is its owner's turn. Rejects with `Busy` if too much waits, and as the work does. */
export function dearly<T>(kind: DearWork, { owner }: Allowed, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(kind) as FairQueue;
  return queue.run(owner, () => {
    begun.set(kind, begunOf(kind) + 1);
    return work();
  });
}

const begunOf = (kind: DearWork): number => begun.get(kind) ?? 0;

/** How many works of each kind the process has begun, and how many wait. */
export const dearWorks = () =>
  [...queues].map(([kind, { waits }]) => ({ kind, begun: begunOf(kind), waiting: waits }));
