import { first, type Sql } from '../database';

/** The card that each paid-out loan of a customer is repaid from, settled loans included. */
export function cardUses(sql: Sql, customerId: number): Promise<{ loanNo: string; cardId: string }[]> {
  return sql.query(
    `select loan_no as "loanNo", coalesce(repay_card_id, card_id) as "cardId" from loans
     where customer_id = $1 and state = 'paid' order by loan_no`,
    [customerId],
  );
}

export async function moveRepayCard(sql: Sql, loanNo: string, cardId: string): Promise<void> {
  await sql.query('update loans set repay_card_id = $2 where loan_no = $1', [loanNo, cardId]);
}

/** Whether the bank has not decided an order with this card yet. */
export async function hasOpenOrder(sql: Sql, customerId: number, cardNo: string): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 from orders where state = 'sent' and customer_id = $1 and card_no = $2 limit 1`,
    [customerId, cardNo],
  );
  return row !== undefined;
}
