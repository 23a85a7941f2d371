import type { Database } from '../database';
import { inBatches, type Batches, type Dispatcher, type Find, type Key } from './job';

type Log = (error: unknown, job: string) => void;

/** Does what is due at once and in this process, one batch after the other: for a gateway without a queue. */
export class InlineDispatcher implements Dispatcher {
  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  async dispatch<K extends Key>(batches: Batches<K>, find: Find<K>): Promise<void> {
    const due: K[] = [];
    for (;;) {
      const found = await this.db.tx(find);
      if (found === undefined) break;
      due.push(...found);
    }
    for (const keys of inBatches(due, batches.size)) {
      try {
        await batches.work(keys);
      } catch (error) {
        this.log(error, batches.name);
        await batches.putBack(keys);
      }
    }
  }

  done(): Promise<void> {
    return Promise.resolve();
  }
}
