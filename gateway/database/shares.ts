import { Busy } from './busy';

interface Share {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Lets each owner use some places at once, so that nobody's work takes all of them. Others are not counted together with it. */
export class Shares {
  private readonly of = new Map<string, Share>();

  constructor(
    private readonly places: number,
    private readonly patienceMs: number,
  ) {}

  /** Runs the work when its owner has a place. Rejects with `Busy` if there was none in time. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const share = this.of.get(owner) ?? { taken: 0, waiting: [] };
    this.of.set(owner, share);
    if (share.taken < this.places) share.taken += 1;
    else await this.turn(share);
    try {
      return await work();
    } finally {
      // The place goes on to the next one that waits.
      const next = share.waiting.shift();
      if (next !== undefined) next();
      else share.taken -= 1;
      if (share.taken === 0) this.of.delete(owner);
    }
  }

  private turn({ waiting }: Share): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const mine = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(new Busy('this person’s other work has all places'));
      }, this.patienceMs);
      waiting.push(mine);
    });
  }
}
