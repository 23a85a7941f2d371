import { civilDateAt } from '@/domain/dates/civil';
import type { Database } from '../database';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { expiringCards, findIdCard, type ExpiringCard } from '../queries/idCards';
import { idCardDue } from './idCardWords';
import { notify } from './notify';

/** Cards read at once. */
const BATCH = 100;

async function remindOne(db: Database, due: ExpiringCard): Promise<void> {
  await db.tx(async (sql) => {
    await lockCustomer(sql, due.customer_id);
    // Renewed in the meantime: nothing to say.
    if ((await findIdCard(sql, due.customer_id))?.valid_to !== due.valid_to) return;
    const now = await readClock(sql);
    const today = civilDateAt(now.getTime());
    const message = idCardDue({ validTo: due.valid_to, day: due.stage_on, today });
    await notify(sql, due.customer_id, message, now);
  });
}

/** Reminds of ID cards that expire: 90, 30 and 7 days ahead, each once. Of several missed ones only the last is written. */
export async function remindIdCards(db: Database, log: (error: unknown) => void): Promise<void> {
  const today = civilDateAt((await readClock(db)).getTime());
  for (;;) {
    const cards = await expiringCards(db, today, BATCH);
    let failed = 0;
    for (const card of cards) {
      await remindOne(db, card).catch((error: unknown) => {
        failed += 1;
        log(error);
      });
    }
    // What failed comes again at the next sweep.
    if (cards.length < BATCH || failed > 0) return;
  }
}
