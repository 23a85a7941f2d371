import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { carryOut } from './erasure';
import { askReviews } from './handlers/credit/reviews';
import type { IdDigest } from './idDigest';
import { Outbox, remind, remindIdCards, remindSupplements } from './messages';
import type { Providers } from './providers';
import type { GatewaySettings } from './settings';
import { bookHeld, Settlement, startSweep } from './settlement';
import { withTimeout } from './withTimeout';

interface SweepParts {
  readonly db: Database;
  readonly settings: GatewaySettings;
  readonly idDigest: IdDigest;
  /** The currently configured providers. */
  readonly providers: () => Providers;
}

export interface Sweeps {
  readonly settlement: Settlement;
  readonly outbox: Outbox;
  /** Books the held transfers, writes and sends the reminders and carries out the cancellations that are due by the product's clock. */
  readonly remindNow: () => Promise<void>;
}

/** What the gateway does by itself, at the start and every minute: settles orders, asks about reviews, books held transfers, reminds, sends SMS. */
export function startSweeps(app: FastifyInstance, { db, settings, idDigest, providers }: SweepParts): Sweeps {
  const failed = (error: unknown) => app.log.error({ err: error }, 'sweep failed');
  let ending = false;
  const outbox = new Outbox({
    db,
    sms: () => providers().sms,
    servicePhone: settings.servicePhone,
    log: (error, message) => app.log.error({ err: error, message }, 'SMS not sent'),
  });
  const settlement = new Settlement({
    db,
    bank: () => providers().bank,
    log: (error, orderNo) => app.log.error({ err: error, order: orderNo }, 'order stays open'),
    booked: () => void outbox.flush(),
  });
  const workOfTheDay = async () => {
    // First, so that no one is reminded of what a held transfer pays today.
    await bookHeld(db, failed);
    await remind(db, settings.servicePhone, failed);
    await remindIdCards(db, failed);
    await remindSupplements(db, failed);
  };
  const leave = () => carryOut({ db, idDigest, servicePhone: settings.servicePhone, log: failed });
  const reviews = { db, settings, providers, outbox, log: failed, ending: () => ending };
  const nothing = () => Promise.resolve();
  const ends = [
    startSweep(settlement, failed),
    startSweep({ sweep: () => askReviews(reviews), idle: nothing }, failed),
    startSweep({ sweep: leave, idle: nothing }, failed),
    startSweep(
      {
        async sweep() {
          await workOfTheDay();
          // A silent SMS service must not hold up the next sweep.
          void outbox.flush();
        },
        idle: () => outbox.close(),
      },
      failed,
    ),
  ];
  app.addHook('onClose', async () => {
    ending = true;
    await Promise.all(ends.map((end) => end()));
  });
  return {
    settlement,
    outbox,
    remindNow: async () => {
      await workOfTheDay();
      await leave();
      await withTimeout(outbox.flush());
    },
  };
}
