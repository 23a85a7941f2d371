import type { CallContext } from '../../context';
import { addReportBytes, reportBytesSince } from '../../queries/reportBytes';
import { sendSource } from '../login/sendSource';
import { HOUR_MS } from '../../units';

const KB = 1024;
const MB = 1024 * KB;
/** The count of all addresses together. */
const ALL = '*';

interface Limits {
  /** Bytes per hour from one address, which many people may share. */
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
  // Kept forever, about 200 bytes each.
  deviceIds: { address: 64 * KB, hour: MB, day: 5 * MB },
} as const satisfies Record<string, Limits>;

/** Where reports that clients send by themselves are stored. */
type Sink = keyof typeof LIMITS;

/**
 * Counts a report; false if the quota has no room for it. Anybody may send reports, so each address, and all addresses together, have a
 * quota in bytes. A report over the quota is dropped and the call still succeeds: such a failure is not shown or reported (spec §8).
 * Simultaneous calls may exceed the quota by their own size.
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
  // Reports from this machine count only in the total, not for an address.
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
