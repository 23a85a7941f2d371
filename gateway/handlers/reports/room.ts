import type { CallContext } from '../../context';
import { addReportBytes, reportBytesSince } from '../../queries/reportBytes';
import { sendSource } from '../login/sendSource';

const HOUR_MS = 60 * 60_000;
const KB = 1024;
const MB = 1024 * KB;
/** The count of all addresses together. */
const ALL = '*';

interface Limits {
  /** Bytes an hour from one address, which many persons may share. */
  readonly address: number;
  readonly hour: number;
  readonly day: number;
}

const REPORTS: Limits = { address: 512 * KB, hour: 10 * MB, day: 50 * MB };
const LIMITS = {
  tracks: REPORTS,
  errors: REPORTS,
  devices: REPORTS,
  gray: REPORTS,
  // Kept for good, some 200 bytes each.
  deviceIds: { address: 64 * KB, hour: MB, day: 5 * MB },
} as const satisfies Record<string, Limits>;

/** Where what clients report by themselves is kept. */
type Sink = keyof typeof LIMITS;

/**
 * Whether there is room for a report of this hour, and counts it. Anybody may send reports, so each address and all together have a quota
 * in bytes. What is over it is dropped, and the call succeeds: a failure is never shown nor reported again (spec §8). Calls at once may
 * go over it by their own size.
 */
export async function roomFor(
  { sql, now, address }: CallContext,
  sink: Sink,
  report: unknown,
): Promise<boolean> {
  const limits = LIMITS[sink];
  const bytes = Buffer.byteLength(JSON.stringify(report));
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const dayAgo = new Date(hour.getTime() - 23 * HOUR_MS);
  // This machine's own reports count among all, not as an address.
  const source = sendSource(address);
  const counts = [
    ...(source === '' ? [] : [{ source, since: hour, most: limits.address }]),
    { source: ALL, since: hour, most: limits.hour },
    { source: ALL, since: dayAgo, most: limits.day },
  ];
  for (const count of counts) {
    if ((await reportBytesSince(sql, sink, count.source, count.since)) + bytes > count.most) return false;
  }
  if (source !== '') await addReportBytes(sql, { sink, source, hour, bytes });
  await addReportBytes(sql, { sink, source: ALL, hour, bytes });
  return true;
}
