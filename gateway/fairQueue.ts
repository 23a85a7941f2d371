import { Busy } from './busy';

interface QueueLimits {
  /** Works of all owners at the same time; of one owner. */
  readonly atOnce?: number;
  readonly atOnceOfOwner?: number;
  /** Works that one owner has waiting, and all owners together: further ones are refused at once. */
  readonly waitingOfOwner?: number;
  readonly waiting?: number;
  /** How long a work waits for its turn. The time of the work itself does not count. */
  readonly patienceMs: number;
}

type Turn = () => void;

interface Owner {
  running: number;
  readonly waiting: Turn[];
}

/**
 * Works of many owners, some at a time: the owners who wait take turns, one work each, so that no one's many works delay another one's few.
 */
export class FairQueue {
  private readonly limits: Required<QueueLimits>;
  private running = 0;
  private waiting = 0;
  /** In the order of their turns. */
  private readonly owners = new Map<string, Owner>();

  constructor(limits: QueueLimits) {
    const no = Infinity;
    this.limits = { atOnce: no, atOnceOfOwner: no, waitingOfOwner: no, waiting: no, ...limits };
  }

  /** Runs the work when its turn comes. Rejects with `Busy`, before anything was done, if too many wait or the turn does not come in time. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const owner = this.owners.get(name) ?? { running: 0, waiting: [] };
    // No work that may run waits, so a free place is this owner's.
    if (this.mayRun(owner)) this.begin(name, owner);
    else await this.turn(name, owner);
    try {
      return await work();
    } finally {
      this.running -= 1;
      owner.running -= 1;
      this.next();
      this.forget(name, owner);
    }
  }

  get waits(): number {
    return this.waiting;
  }

  private mayRun({ running }: Owner): boolean {
    return this.running < this.limits.atOnce && running < this.limits.atOnceOfOwner;
  }

  /** Takes a place; the owner goes to the end of the order. */
  private begin(name: string, owner: Owner): void {
    this.running += 1;
    owner.running += 1;
    this.owners.delete(name);
    this.owners.set(name, owner);
  }

  private turn(name: string, owner: Owner): Promise<void> {
    const { waitingOfOwner, waiting, patienceMs } = this.limits;
    if (owner.waiting.length >= waitingOfOwner) throw new Busy('this person’s other work waits already');
    if (this.waiting >= waiting) throw new Busy('too much work waits already');
    return new Promise<void>((resolve, reject) => {
      const mine: Turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        owner.waiting.splice(owner.waiting.indexOf(mine), 1);
        this.waiting -= 1;
        this.forget(name, owner);
        reject(new Busy('the turn of this work did not come in time'));
      }, patienceMs);
      owner.waiting.push(mine);
      this.waiting += 1;
      this.owners.set(name, owner);
    });
  }

  /** Gives a free place to the owner whose turn it is. */
  private next(): void {
    for (const [name, owner] of this.owners) {
      if (!this.mayRun(owner)) continue;
      const turn = owner.waiting.shift();
      if (turn === undefined) continue;
      this.waiting -= 1;
      this.begin(name, owner);
      turn();
      return;
    }
  }

  private forget(name: string, owner: Owner): void {
    if (owner.running === 0 && owner.waiting.length === 0) this.owners.delete(name);
  }
}
