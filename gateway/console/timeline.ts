import { toYuan } from '@/domain/money/fen';
import type { Database } from '../database';
import { listDeviceReports } from '../queries/devices';
import { listErrorLogs } from '../queries/errorLogs';
import { listMessages } from '../queries/messages';
import { listEntries, listOrders } from '../queries/timeline';
import { listTracks } from '../queries/tracks';
import type { Trace, Tracer } from '../trace';
import { decoded } from './reported';

/** Of each kind, before the filter by words. */
const MOST = 200;

type Fields = Readonly<Record<string, unknown>>;

/** What every event has: when by the product's clock, and whose; '' for a visitor or unknown. */
interface Common {
  readonly id: string;
  readonly at: string;
  readonly phone: string;
}

/** A call in short; `GET traces/<id>` has all of it. */
export type CallEvent = Common & { readonly kind: 'call' } & Pick<
    Trace,
    'traceNo' | 'call' | 'path' | 'ms' | 'code' | 'good' | 'fault'
  > & { readonly traceId: number };

/** Amounts in yuan. */
export type PostingEvent = Common & {
  readonly kind: 'posting';
  readonly entry: 'drawing' | 'repayment';
  readonly ref: string;
  readonly lines: readonly { readonly account: string; readonly amount: string }[];
};
export type OrderEvent = Common & {
  readonly kind: 'order';
  readonly order: 'disburse' | 'collect';
  readonly state: 'sent' | 'approved' | 'declined';
  readonly amount: string;
  readonly fields: Fields;
};
export type MessageEvent = Common & {
  readonly kind: 'message';
  readonly channel: 'sms' | 'voice' | 'mail' | 'wechat';
  readonly text: string;
  readonly code: string;
};
export type ReportEvent = Common & {
  readonly kind: 'report';
  readonly report: 'page' | 'action' | 'attribution' | 'error' | 'device';
  readonly fields: Fields;
};
/** What can happen; '' stands for all of it. */
export const EVENT_KINDS = ['call', 'posting', 'order', 'message', 'report'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type TimelineEvent = CallEvent | PostingEvent | OrderEvent | MessageEvent | ReportEvent;

function callsOf(tracer: Tracer, phone: string | undefined): { event: CallEvent; trace: Trace }[] {
  return tracer.withPhones({ phone: phone ?? '', most: MOST }).map(({ phone: whose, trace }) => {
    const { id, traceNo, call, path, ms, code, good, fault, now } = trace;
    const common = { id: `call-${id}`, at: now, phone: whose, kind: 'call', traceId: id } as const;
    return { event: { ...common, traceNo, call, path, ms, code, good, fault }, trace };
  });
}

async function moneyOf(db: Database, phone: string | undefined): Promise<TimelineEvent[]> {
  const entries = await listEntries(db, phone, MOST);
  const orders = await listOrders(db, phone, MOST);
  return [
    ...entries.map(({ entry_no, kind, ref, at, phone: of, lines }) => ({
      ...({ id: `posting-${entry_no}`, kind: 'posting', entry: kind } as const),
      ...{ at: at.toISOString(), phone: of, ref },
      lines: lines.map(({ account, amount }) => ({ account, amount: toYuan(amount) })),
    })),
    ...orders.map(({ order_no, kind, ref, at, phone: of, amount, state, reference }) => ({
      ...({ id: `order-${order_no}`, kind: 'order', order: kind } as const),
      ...{ at: at.toISOString(), phone: of, state, amount: toYuan(amount) },
      fields: { orderNo: order_no, ref, reference },
    })),
  ];
}

async function messagesOf(db: Database, phone: string | undefined): Promise<TimelineEvent[]> {
  return (await listMessages(db, phone)).map(({ id, at, phone: to, channel, text, code }) => ({
    ...({ id: `message-${id}`, kind: 'message' } as const),
    ...{ at: at.toISOString(), phone: to, channel, text, code },
  }));
}

/** What clients said. An error names no person, so it is everybody's. */
async function reportsOf(db: Database, phone: string | undefined): Promise<TimelineEvent[]> {
  const tracks = await listTracks(db, MOST, phone);
  const errors = await listErrorLogs(db, MOST);
  const devices = await listDeviceReports(db, MOST, phone);
  return [
    ...tracks.map(({ id, at, kind, phone: of, record }) => ({
      ...({ id: `track-${id}`, kind: 'report', report: kind } as const),
      ...{ at: at.toISOString(), phone: of, fields: record },
    })),
    ...errors.map(({ id, at, record }) => ({
      ...({ id: `error-${id}`, kind: 'report', report: 'error' } as const),
      ...{ at: at.toISOString(), phone: '', fields: { ...record, errorInfo: decoded(record['errorInfo']) } },
    })),
    ...devices.map(({ id, at, kind, vendor, phone: of, record }) => ({
      ...({ id: `device-${id}`, kind: 'report', report: 'device' } as const),
      ...{ at: at.toISOString(), phone: of, fields: { ...record, kind, vendor } },
    })),
  ];
}

/** What happened, newest first by the product's clock; with `words`, only what has them anywhere, also in the bodies of a call. */
export async function timelineOf(
  { db, tracer }: { readonly db: Database; readonly tracer: Tracer },
  {
    phone,
    words,
    kind,
    most,
  }: {
    /** Undefined: everybody's. */
    readonly phone: string | undefined;
    readonly words: string;
    readonly kind: EventKind | '';
    readonly most: number;
  },
): Promise<TimelineEvent[]> {
  // As it is copied from a failure screen.
  const wanted = words
    .replace(/^\s*问题编号[\s:：]*/, '')
    .trim()
    .toLowerCase();
  const has = (one: unknown): boolean => wanted === '' || JSON.stringify(one).toLowerCase().includes(wanted);
  const calls = callsOf(tracer, phone).filter(({ trace }) => has(trace));
  const others = [
    ...(await moneyOf(db, phone)),
    ...(await messagesOf(db, phone)),
    ...(await reportsOf(db, phone)),
  ];
  return [...calls.map(({ event }) => event), ...others.filter(has)]
    .filter((event) => kind === '' || event.kind === kind)
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, most);
}
