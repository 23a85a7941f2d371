import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { carryOut } from './erasure';
import { askReviews } from './handlers/credit/reviews';
import type { IdDigest } from './idDigest';
import { InlineDispatcher, type Batches, type Job } from './jobs';
import type { JobQueue } from './jobs/queue';
import { Outbox, remind, reminders, remindIdCards, remindSupplements } from './messages';
import type { Providers } from './providers';
import { sweep } from './retention/sweep';
import type { GatewaySettings } from './settings';
import { bookHeld, Settlement } from './settlement';
import { withTimeout } from './withTimeout';

interface WorkParts {
  readonly db: Database;
  readonly settings: GatewaySettings;
  readonly idDigest: IdDigest;
  /** The currently configured providers. */
  readonly providers: () => Providers;
  /** Without it nothing comes by itself: what is due is done when it is asked for, in this process. */
  readonly queue: JobQueue | undefined;
}

export interface Work {
  readonly settlement: Settlement;
  readonly outbox: Outbox;
  /** Does now all that is due by the product's clock: held transfers, reminders with their SMS, cancellations. */
  readonly doWhatIsDue: () => Promise<void>;
}

type Log = (error: unknown) => void;
type Named = Pick<Job, 'name' | 'everySeconds' | 'mostSeconds'>;

/** What the gateway does by itself. Every job is a function that does what is due at this moment; the queue only wakes it. */
export function makeWork(app: FastifyInstance, parts: WorkParts): Work {
  const { db, settings, idDigest, providers, queue } = parts;
  let ending = false;
  const failedIn = (job: string) => (error: unknown) => app.log.error({ err: error, job }, 'job failed');
  const dispatcher = queue ?? new InlineDispatcher(db, (error, job) => failedIn(job)(error));
  const outbox = new Outbox({
    ...{ db, dispatcher, providers, settings },
    log: (error, message) => app.log.error({ err: error, message }, 'SMS not sent'),
  });
  const flush = () => void outbox.flush();
  const settlement = new Settlement({
    db,
    bank: () => providers().bank,
    log: (error, orderNo) => app.log.error({ err: error, order: orderNo }, 'order stays open'),
    booked: flush,
  });
  const told = reminders({ db, settings, log: failedIn('reminders'), told: flush });
  /** Work that logs what fails and goes on: as a job, it has failed. */
  const job = (named: Named, run: (log: Log) => Promise<unknown>): Job => ({
    ...named,
    async run() {
      let failures = 0;
      await run((error) => {
        failures += 1;
        failedIn(named.name)(error);
      });
      if (failures > 0) throw new Error(`${failures} of ${named.name} failed`);
    },
  });
  const everyMinute = (name: string): Named => ({ name, everySeconds: 60, mostSeconds: 300 });
  const due = [
    // The daily look. Held transfers first, so that no one is reminded of what one of them pays today.
    job(everyMinute('daily-look'), async (log) => {
      await bookHeld(db, log);
      await remind(db, dispatcher, told);
      await remindIdCards(db, log);
      await remindSupplements(db, log);
    }),
    job(everyMinute('cancellations'), (log) =>
      carryOut({ db, idDigest, servicePhone: settings.servicePhone, log }),
    ),
  ];
  const all = [
    job(everyMinute('orders'), async () => {
      const failed = await settlement.sweep();
      if (failed > 0) throw new Error(`${failed} orders could not be asked about or booked`);
    }),
    job(everyMinute('reviews'), (log) =>
      askReviews({ db, settings, providers, outbox, log, ending: () => ending }),
    ),
    ...due,
    job({ ...everyMinute('waiting-messages'), everySeconds: 30 }, () => outbox.flush()),
    job({ name: 'retention', everySeconds: 600, mostSeconds: 3_600 }, () => sweep(db)),
  ];
  const batches: readonly Batches[] = [outbox.batches, told];
  app.addHook('onReady', async () => {
    if (queue === undefined) return;
    await queue.start(all, batches);
    // The process before may have died between a booking and its SMS; its minute may be taken.
    void outbox.flush();
  });
  app.addHook('onClose', async () => {
    ending = true;
    await Promise.all([queue?.stop(), outbox.close(), settlement.idle()]);
  });
  return {
    settlement,
    outbox,
    async doWhatIsDue() {
      for (const { run, name } of due) await run().catch(failedIn(name));
      await dispatcher.done();
      await withTimeout(outbox.flush());
      await dispatcher.done();
    },
  };
}
