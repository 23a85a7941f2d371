import { civilDateAt } from '@/domain/dates/civil';
import { signedUntil } from '../handlers/card/bind';
import { cardSigned, protocolRefused, notify } from '../messages';
import { decideProtocol, protocolById } from '../queries/cardProtocols';
import { findCard, setSignedUntil } from '../queries/cards';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { addSecurityEvent } from '../queries/securityEvents';
import { Problem, REASON_WANTED } from './problem';
import type { ConsoleTools } from './tools';

const GONE = '这份协议已经审核过了';

/** An approved protocol lasts as long as one that was signed online. */
export async function decideProtocolOf(
  tools: ConsoleTools,
  {
    fileId,
    approve,
    reason,
  }: { readonly fileId: string; readonly approve: boolean; readonly reason: string },
): Promise<void> {
  if (!approve && reason === '') throw new Problem(REASON_WANTED);
  await tools.db.tx(async (sql) => {
    const row = await protocolById(sql, fileId);
    if (row === undefined) throw new Problem(GONE);
    const { id: customerId } = await lockCustomer(sql, row.customer_id);
    const at = await readClock(sql);
    const state = approve ? 'approved' : 'refused';
    if (!(await decideProtocol(sql, fileId, { state, reason: approve ? '' : reason, at }))) {
      throw new Problem(GONE);
    }
    const card = await findCard(sql, customerId, row.card_id);
    // Unbound in the meantime: nothing follows from the decision.
    if (card === undefined) return;
    const today = civilDateAt(at.getTime());
    // The same photo may be reviewed again on the same day: each decision is told.
    const when = { about: `${fileId}-${at.getTime()}`, today };
    const { servicePhone } = tools.settings;
    if (!approve) {
      await notify(sql, customerId, protocolRefused(card, reason, when), at);
      return;
    }
    const until = signedUntil(today);
    await setSignedUntil(sql, card.card_id, until);
    await addSecurityEvent(sql, { customerId, action: 'renewCardSign', detail: 'on paper', at });
    await notify(sql, customerId, cardSigned(card.card_no.slice(-4), until, servicePhone, when), at);
  });
  void tools.outbox.flush();
}
