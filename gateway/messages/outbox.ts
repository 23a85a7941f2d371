import { hasUnderWay } from '../facts';
import type { Database, Sql } from '../database';
import { inBatches, type Batches, type Dispatcher } from '../jobs';
import type { Providers } from '../providers';
import type { WechatTemplates } from '../providers/wechat';
import { readClock } from '../queries/clock';
import {
  endOutgoingSms,
  putBackOutgoingSms,
  queuedSms,
  queueOutgoingSms,
  type OutgoingSmsRow,
  type ReminderSms,
} from '../queries/outgoingSms';
import { withTimeout } from '../withTimeout';
import { isDaytime } from './dayHours';
import { sendInWechat } from './inWechat';
import type { PersonalMessage } from './message';
import { wordedNow } from './wordedNow';

interface OutboxParts {
  readonly db: Database;
  /** Who sends what is handed over. */
  readonly dispatcher: Dispatcher;
  /** The currently configured ones. */
  readonly providers: () => Pick<Providers, 'sms' | 'wechat'>;
  readonly settings: { readonly servicePhone: string; readonly wechatTemplates: WechatTemplates };
  /** Logs why an SMS was not sent. */
  readonly log: (error: unknown, smsId?: string) => void;
}

/** SMS that are handed over in one transaction. */
const TAKEN = 1_000;
/** SMS that are sent in parallel. */
const AT_ONCE = 8;

/**
 * Sends the SMS that bookings have written down, outside any transaction; in WeChat in place of it what the person has allowed there. The row's id
 * is the provider's idempotency key, so an SMS that is sent again after a crash or a time-out arrives once.
 */
export class Outbox {
  readonly batches: Batches<string> = {
    name: 'messages',
    size: 5 * AT_ONCE,
    mostSeconds: 120,
    tries: { most: 10, pauseSeconds: 4 },
    work: (smsIds) => this.sendAll(smsIds),
    putBack: (smsIds) => putBackOutgoingSms(this.parts.db, smsIds),
    giveUp: (smsIds) => endOutgoingSms(this.parts.db, smsIds, 'failed'),
  };
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(private readonly parts: OutboxParts) {}

  /** Hands over everything that waits. Never throws, and no one has to wait for it: what it does not take stays for the next minute. */
  flush(): Promise<void> {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Takes nothing more; resolves when what was taken is handed over, or soon (`soon`). */
  close(): Promise<void> {
    this.closed = true;
    return withTimeout(this.running ?? Promise.resolve());
  }

  private async run(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      await this.parts.dispatcher
        .dispatch(this.batches, (sql) => this.take(sql))
        .catch((error: unknown) => this.parts.log(error));
    }
  }

  private async take(sql: Sql): Promise<readonly string[] | undefined> {
    if (this.closed) return undefined;
    const reminders = isDaytime(await readClock(sql));
    const taken = await queueOutgoingSms(sql, { limit: TAKEN, reminders });
    return taken.length === 0 ? undefined : taken;
  }

  private async sendAll(smsIds: readonly string[]): Promise<void> {
    let failed = 0;
    const send = (row: OutgoingSmsRow) =>
      this.sendOne(row).catch((error: unknown) => {
        failed += 1;
        this.parts.log(error, row.sms_id);
      });
    for (const rows of inBatches(await queuedSms(this.parts.db, smsIds), AT_ONCE))
      await Promise.all(rows.map(send));
    if (failed > 0) throw new Error(`${failed} SMS were not sent`);
  }

  private async sendOne(row: OutgoingSmsRow): Promise<void> {
    const { db, providers, settings } = this.parts;
    const { sms_id: key, phone } = row;
    // One transaction for what it reads: each statement alone would have its own.
    const worded = row.reminder ? await db.tx((sql) => this.reminderNow(sql, row)) : undefined;
    if (worded === 'early') return putBackOutgoingSms(db, [key]);
    if (worded === 'dropped') return endOutgoingSms(db, [key], 'dropped');
    const { sms, wechat } = providers();
    const inWechat = { db, wechat, templates: settings.wechatTemplates };
    if (row.customer_id !== null && (await sendInWechat(inWechat, { ...row, ...worded })))
      return endOutgoingSms(db, [key], 'sent');
    const outcome = await sms.send({ phone, channel: 'sms', text: worded?.sms ?? row.text, key });
    if (outcome.kind === 'sent') return endOutgoingSms(db, [key], 'sent');
    if (outcome.why === 'unavailable') throw new Error('the SMS service is not available');
    await endOutgoingSms(db, [key], 'refused');
    this.parts.log(new Error('an SMS was not sent: refused'), key);
  }

  /** While the bank has not decided a repayment, no one is reminded of the debt; and a try may come in the evening. */
  private async reminderNow(sql: Sql, row: ReminderSms): Promise<PersonalMessage | 'early' | 'dropped'> {
    if (!isDaytime(await readClock(sql)) || (await hasUnderWay(sql, row.customer_id, 'collect')))
      return 'early';
    return (await wordedNow(sql, row, this.parts.settings.servicePhone)) ?? 'dropped';
  }
}
