import { soon } from '../soon';

/** Works of one person one after the other; whoever waits too long is refused. */
export class Turns {
  private readonly last = new Map<number, Promise<unknown>>();

  constructor(private readonly patienceMs: number) {}

  async take<T>(person: number, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(person) ?? Promise.resolve();
    let givenUp = false;
    const turn = before.then(() => {
      if (givenUp) throw new Error('nobody waits for this paper any more');
      return work();
    });
    const kept = turn.catch(() => undefined);
    this.last.set(person, kept);
    void kept.then(() => {
      if (this.last.get(person) === kept) this.last.delete(person);
    });
    const done = await soon(
      turn.then((value) => ({ value })),
      this.patienceMs,
    );
    if (done !== undefined) return done.value;
    givenUp = true;
    throw new Error('a paper took too long');
  }
}
