import { first, type Sql } from '../database';

export interface CardRow {
  readonly card_id: string;
  readonly customer_id: number;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly card_type: 'debit' | 'credit';
  readonly card_no: string;
  readonly phone: string;
  readonly is_default: boolean;
}

/** A bound card of this customer. */
export function findCard(sql: Sql, customerId: number, cardId: string): Promise<CardRow | undefined> {
  return first<CardRow>(
    sql,
    'select * from cards where customer_id = $1 and card_id = $2 and unbound_at is null',
    [customerId, cardId],
  );
}
