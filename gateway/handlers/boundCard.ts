import type { boundCardCalls } from '@/contract/boundCard';
import { civilDateAt } from '@/domain/dates/civil';
import { maskPhone } from '@/domain/person/mask';
import type { HandlersOf, MemberContext } from '../context';
import { changeRepayCard, repayCards } from '../ledger/repayCard';
import { cardUnbound, repayCardChanged, notify } from '../messages';
import { lastProtocol } from '../queries/cardProtocols';
import { boundAt, findCard, setDefaultCard, unbindCardRow, type CardRow } from '../queries/cards';
import { lockCustomer } from '../queries/customers';
import { hasOpenOrder } from '../queries/repayCards';
import { addSecurityEvent } from '../queries/securityEvents';
import { refuseCard } from '../refusals/card';
import { uploadProtocol } from './boundCard/protocol';
import { switchBar } from './boundCard/switch';
import { limitsOf } from './card/banks';
import { isSigned } from './card/bind';
import { renewSign } from './card/sign';
import { spendCheck } from './identityCheck/spend';
import { cardOf } from './presenters/card';

/** A bound card of this customer. */
async function ownCard({ sql, customer }: MemberContext, cardId: string): Promise<CardRow> {
  const card = await findCard(sql, customer.id, cardId);
  if (card === undefined) throw refuseCard('cardUnknown');
  return card;
}

const dayOf = (at: Date | undefined): string | null => (at === undefined ? null : civilDateAt(at.getTime()));

const usesOf = async ({ sql, customer }: MemberContext, cardId: string): Promise<number> =>
  (await repayCards(sql, customer.id)).filter((use) => use.cardId === cardId).length;

export const boundCardHandlers: HandlersOf<typeof boundCardCalls> = {
  async queryBindCardInfo({ cardId }, context) {
    const { sql, customer } = context;
    const card = await ownCard(context, cardId);
    const protocol = await lastProtocol(sql, cardId);
    return {
      card: cardOf(card),
      phone: maskPhone(card.phone),
      boundOn: dayOf(await boundAt(sql, cardId)),
      ...limitsOf(card.bank_code),
      loans: await usesOf(context, cardId),
      orderOpen: (await hasOpenOrder(sql, customer.id, card.card_no)) ? 'Y' : 'N',
      protocolOn: dayOf(protocol?.uploaded_at),
      protocolState: protocol?.state ?? '',
      protocolReason: protocol?.reason ?? '',
    };
  },

  async isBankCardSecSign({ cardId }, context) {
    const card = await ownCard(context, cardId);
    return { signed: isSigned(card, context.today) ? 'Y' : 'N', signedUntil: card.signed_until };
  },

  renewBankCardSign: renewSign,

  uploadBankProtocol: uploadProtocol,

  async setDefaultCard({ cardId }, context) {
    await lockCustomer(context.sql, context.customer.id);
    const { is_default } = await ownCard(context, cardId);
    if (!is_default) await setDefaultCard(context.sql, context.customer.id, cardId);
    return {};
  },

  async unbindCard({ cardId, checkToken }, context) {
    const { sql, customer, now, today, settings } = context;
    await lockCustomer(sql, customer.id);
    const card = await ownCard(context, cardId);
    if (await hasOpenOrder(sql, customer.id, card.card_no)) throw refuseCard('cardOrderOpen');
    const loans = await usesOf(context, cardId);
    if (loans > 0) throw refuseCard('cardInUse', loans);
    await spendCheck(context, 'unbindCard', checkToken);
    await unbindCardRow(sql, card, now);
    const when = { about: cardId, today };
    await notify(sql, customer.id, cardUnbound(card, settings.servicePhone, when), now);
    return {};
  },

  async qryBankCardSwitchConf({ loanNos }, context) {
    const { sql, customer } = context;
    const bar = await switchBar(context);
    const uses = (await repayCards(sql, customer.id)).filter(
      ({ loanNo }) => loanNos === undefined || loanNos.includes(loanNo),
    );
    const cardIds = [...new Set(uses.map(({ cardId }) => cardId))];
    const [only] = cardIds;
    return {
      mayChange: bar === undefined ? 'Y' : 'N',
      reason: bar === undefined ? '' : refuseCard('cardChangeClosed', bar).desc,
      cardId: cardIds.length === 1 && only !== undefined ? only : null,
    };
  },

  async changeRepayCard({ fromCardId, toCardId }, context) {
    const { sql, customer, now, today, settings } = context;
    await lockCustomer(sql, customer.id);
    // The old card may be unbound already: its loans still have to move.
    const to = await ownCard(context, toCardId);
    if (to.card_type !== 'debit') throw refuseCard('cardUnsupported', 'creditCard');
    const bar = await switchBar(context);
    if (bar !== undefined) throw refuseCard('cardChangeClosed', bar);
    const loans = await changeRepayCard(sql, customer.id, { from: fromCardId, to: toCardId });
    if (loans === 0) return { loans };
    await addSecurityEvent(sql, {
      customerId: customer.id,
      action: 'changeRepayCard',
      detail: `loans: ${loans}`,
      at: now,
    });
    const when = { about: now.toISOString(), today };
    await notify(sql, customer.id, repayCardChanged(to, loans, settings.servicePhone, when), now);
    return { loans };
  },
};
