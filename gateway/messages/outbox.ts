import type { Database } from '../database';
import type { SmsOutcome, SmsProvider } from '../providers/sms';
import { readClock } from '../queries/clock';
import { hasUnderWay } from '../facts';
import {
  endOutgoingSms,
  postponeOutgoingSms,
  putBackOutgoingSms,
  takeOutgoingSms,
  type OutgoingSmsRow,
} from '../queries/outgoingSms';
import { inTime } from '../inTime';
import { withTimeout } from '../withTimeout';
import { isDaytime } from './dayHours';
import { wordedNow } from './wordedNow';

interface OutboxParts {
  readonly db: Database;
  /** The currently configured SMS provider. */
  readonly sms: () => SmsProvider;
  readonly servicePhone: string;
  /** Logs why an SMS was not sent. */
  readonly log: (error: unknown, smsId?: string) => void;
}

/** SMS that are sent in parallel. */
const AT_ONCE = 8;
/** Longer than any provider may take: after a crash, another process sends the SMS. */
const HOLD_SECONDS = 120;
const TRIES = 6;
/** Pause after the first failed try; doubled after each further one. */
const PAUSE_SECONDS = 60;

/**
 * Sends the SMS that bookings have written down, outside any transaction. A process holds a row while it sends; the row's id is the
 * provider's idempotency key, so an SMS that is sent again after a crash or a time-out arrives once.
 */
export class Outbox {
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(private readonly parts: OutboxParts) {}

  /** Sends everything that waits. Never throws, and no one has to wait for it: what is not sent stays for the next sweep. */
  flush(): Promise<void> {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Takes nothing more; resolves when what is being sent has ended, or soon (`soon`). */
  close(): Promise<void> {
    this.closed = true;
    return withTimeout(this.running ?? Promise.resolve());
  }

  private async run(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      try {
        while (
          (await inTime(this.sendSome(), HOLD_SECONDS * 1000, 'sending SMS')) === AT_ONCE &&
          !this.closed
        );
      } catch (error) {
        this.parts.log(error);
      }
    }
  }

  private async sendSome(): Promise<number> {
    const { db, log } = this.parts;
    const rows = await takeOutgoingSms(db, {
      limit: AT_ONCE,
      holdSeconds: HOLD_SECONDS,
      reminders: isDaytime(await readClock(db)),
    });
    await Promise.all(rows.map((row) => this.sendOne(row).catch((error: unknown) => log(error, row.sms_id))));
    return rows.length;
  }

  private async sendOne(row: OutgoingSmsRow): Promise<void> {
    const { db, sms, servicePhone } = this.parts;
    const { sms_id: key, phone } = row;
    // While the bank has not decided a repayment, no one is reminded of the debt.
    if (row.reminder && (await hasUnderWay(db, row.customer_id, 'collect'))) {
      return putBackOutgoingSms(db, key, PAUSE_SECONDS);
    }
    const text = row.reminder ? await wordedNow(db, row, servicePhone) : row.text;
    if (text === undefined) return endOutgoingSms(db, key, 'dropped');
    return this.noteOutcome(row, await sms().send({ phone, channel: 'sms', text, key }));
  }

  private async noteOutcome({ sms_id, tries }: OutgoingSmsRow, outcome: SmsOutcome): Promise<void> {
    const { db, log } = this.parts;
    if (outcome.kind === 'sent') return endOutgoingSms(db, sms_id, 'sent');
    if (outcome.why === 'unavailable' && tries < TRIES) {
      return postponeOutgoingSms(db, sms_id, PAUSE_SECONDS * 2 ** (tries - 1));
    }
    await endOutgoingSms(db, sms_id, outcome.why === 'refused' ? 'refused' : 'failed');
    log(new Error(`an SMS was not sent: ${outcome.why}`), sms_id);
  }
}
