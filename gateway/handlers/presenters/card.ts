import type { Response } from '@/contract';
import type { CardRow } from '../../queries/cards';

/** A bound card as the client may see it: never more than its last four digits. */
export const cardOf = (row: CardRow): Response<'queryBankList'>['list'][number] => ({
  cardId: row.card_id,
  bankCode: row.bank_code,
  bankName: row.bank_name,
  cardType: row.card_type,
  tail: row.card_no.slice(-4),
  isDefault: row.is_default ? 'Y' : 'N',
});
