import { civilDateAt } from '@/domain/dates/civil';
import type { Database } from '../../database';
import type { Outbox } from '../../messages';
import type { Providers } from '../../providers';
import { customersUnderReview } from '../../queries/applications';
import { readClock } from '../../queries/clock';
import { customerById } from '../../queries/customers';
import { customersWithOpenRaise } from '../../queries/raises';
import type { GatewaySettings } from '../../settings';
import type { Asking } from './asking';
import { askDecision } from './decision';
import { askRaise } from './raise';

interface ReviewParts {
  readonly db: Database;
  readonly settings: GatewaySettings;
  readonly providers: () => Providers;
  readonly outbox: Outbox;
  readonly log: (error: unknown) => void;
  /** The gateway is closing: ask about no more. */
  readonly ending: () => boolean;
}

/** Customers read at once, and asked about in parallel. */
const BATCH = 100;
const AT_ONCE = 8;

async function askingFor(customerId: number, parts: ReviewParts): Promise<Asking | undefined> {
  const { db, settings, providers, outbox } = parts;
  const customer = await customerById(db, customerId);
  if (customer === undefined) return undefined;
  const now = await readClock(db);
  const today = civilDateAt(now.getTime());
  return {
    sql: db,
    today,
    customer,
    providers: providers(),
    outbox,
    tx: (work) => db.tx((sql) => work({ sql, now, today, settings, customer })),
  };
}

type Ask = (asking: Asking) => Promise<void>;
type Page = typeof customersUnderReview;

async function askForAll(parts: ReviewParts, page: Page, ask: Ask): Promise<void> {
  const askOne = async (customerId: number): Promise<void> => {
    const asking = await askingFor(customerId, parts);
    if (asking !== undefined) await ask(asking);
  };
  let after = 0;
  for (;;) {
    const customers = await page(parts.db, after, BATCH);
    for (let at = 0; at < customers.length && !parts.ending(); at += AT_ONCE) {
      await Promise.all(
        customers.slice(at, at + AT_ONCE).map((customer) => askOne(customer).catch(parts.log)),
      );
    }
    if (customers.length < BATCH || parts.ending()) return;
    after = customers[customers.length - 1] ?? after;
  }
}

/** Asks what became of each open application and raise, so that the person is told with the app closed, too. */
export async function askReviews(parts: ReviewParts): Promise<void> {
  await askForAll(parts, customersUnderReview, askDecision);
  await askForAll(parts, customersWithOpenRaise, askRaise);
}
