import { civilDateAt } from '@/domain/dates/civil';
import type { FastifyInstance } from 'fastify';
import type { MemberContext } from '../context';
import type { Database, Sql } from '../database';
import { idDigestBy } from '../idDigest';
import { clientOf, phoneSealBy, type SandboxKeys } from '../keys';
import { readClock } from '../queries/clock';
import type { CustomerRow } from '../queries/customers';
import type { Outbox } from '../messages';
import type { PaperDesk } from '../papers/desk';
import type { JobQueue } from '../jobs/queue';
import type { Settlement } from '../settlement';
import type { GatewaySettings } from '../settings';
import type { Tracer } from '../trace';
import type { Recorder } from './scenario/recorder';

/** What the console's routes work with. */
export interface ConsoleTools {
  readonly db: Database;
  readonly settings: GatewaySettings;
  /** The newest keys. */
  readonly keys: () => SandboxKeys;
  readonly settlement: Settlement;
  readonly outbox: Outbox;
  readonly papers: PaperDesk;
  readonly tracer: Tracer;
  readonly recorder: Recorder;
  /** Undefined: this gateway has no queue. */
  readonly jobs: Pick<JobQueue, 'counts' | 'failures'> | undefined;
  /** Writes and sends what is due by the product's clock. */
  readonly doWhatIsDue: () => Promise<void>;
}

/** A group of routes of the console's JSON interface. */
export type ConsoleApi = (app: FastifyInstance, tools: ConsoleTools) => void;

/** The context of a call by this customer, so that the console sees what the customer would see. */
export async function contextOf(
  sql: Sql,
  customer: CustomerRow,
  { settings, keys }: ConsoleTools,
): Promise<MemberContext> {
  const now = await readClock(sql);
  return {
    sql,
    now,
    today: civilDateAt(now.getTime()),
    settings,
    files: [],
    client: clientOf(keys()),
    idDigest: idDigestBy(keys),
    sealPhone: phoneSealBy(keys),
    address: '',
    device: '',
    platform: '',
    customer,
    tokenHash: '',
  };
}
