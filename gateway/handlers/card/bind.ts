import { addDays } from '@/domain/dates/civil';
import type { MemberContext } from '../../context';
import { addCard, holderOfCard, listCards, type CardRow } from '../../queries/cards';
import { refuseCard } from '../../refusals/card';
import { newKey } from '../../secrets';
import { bankOf, isSupported } from './bins';

/** A bank's protocol lasts five years. */
const SIGNED_DAYS = 5 * 365;

export const signedUntil = (today: string): string => addDays(today, SIGNED_DAYS);

/** Whether the bank's protocol of a card still stands; null: it has no end. */
export const isSigned = ({ signed_until: until }: Pick<CardRow, 'signed_until'>, today: string): boolean =>
  until === null || until >= today;

/** Refuses a card of a bank or kind that is not supported. Does not look at customers. */
function checkKind(cardNo: string): void {
  const bank = bankOf(cardNo);
  if (!isSupported(bank)) {
    throw refuseCard('cardUnsupported', bank === undefined ? 'cardOfBank' : 'creditCard');
  }
}

/** Also refuses a card that this customer has bound already; returns whether the card is bound to another customer. */
export async function isForeignCard({ sql, customer }: MemberContext, cardNo: string): Promise<boolean> {
  checkKind(cardNo);
  const holder = await holderOfCard(sql, cardNo);
  if (holder === customer.id) throw refuseCard('cardBound');
  return holder !== undefined;
}

/** Refuses a card that this customer cannot bind: a bank or kind that is not supported, or a card that is bound already. */
export async function checkCard(context: MemberContext, cardNo: string): Promise<void> {
  if (await isForeignCard(context, cardNo)) throw refuseCard('cardTaken');
}

/** Binds a card that was checked; the customer's first one is the default. `phone` is the number that the bank knows. */
export async function bindCard(
  { sql, customer, now, today }: MemberContext,
  { card_no, phone }: Pick<CardRow, 'card_no' | 'phone'>,
): Promise<CardRow> {
  const bank = bankOf(card_no);
  if (bank === undefined) throw new Error(`card of no known bank: ${card_no.slice(0, 6)}`);
  const row = {
    ...bank,
    card_id: newKey(),
    customer_id: customer.id,
    card_no,
    phone,
    is_default: (await listCards(sql, customer.id)).length === 0,
    signed_until: signedUntil(today),
  };
  await addCard(sql, row, now);
  return row;
}
