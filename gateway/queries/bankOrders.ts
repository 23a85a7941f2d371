import { first, type Sql } from '../database';
import type { BankMemory, BankOrder, BankOrderKind, RememberedOrder } from '../providers/bank';

interface BankOrderRow {
  readonly order_no: string;
  readonly kind: BankOrderKind;
  readonly phone: string;
  readonly amount: number;
  readonly result: RememberedOrder['result'];
}

const remembered = ({ order_no, kind, phone, amount, result }: BankOrderRow): RememberedOrder => ({
  orderNo: order_no,
  kind,
  phone,
  amount,
  result,
});

async function find(sql: Sql, orderNo: string): Promise<RememberedOrder | undefined> {
  const row = await first<BankOrderRow>(sql, 'select * from bank_orders where order_no = $1', [orderNo]);
  return row && remembered(row);
}

async function found(sql: Sql, orderNo: string): Promise<RememberedOrder> {
  const order = await find(sql, orderNo);
  if (order === undefined) throw new Error('an order of the bank vanished');
  return order;
}

/** The memory of the sandbox's bank. Each statement commits by itself, as at a bank with a separate database. */
export const bankMemory = (sql: Sql, now: () => Promise<Date>): BankMemory => ({
  async keep(kind, { orderNo, phone, cardNo, amount }: BankOrder) {
    await sql.query(
      `insert into bank_orders (order_no, kind, phone, card_no, amount, at) values ($1, $2, $3, $4, $5, $6)
       on conflict (order_no) do nothing`,
      [orderNo, kind, phone, cardNo, amount, await now()],
    );
    return found(sql, orderNo);
  },
  find: (orderNo) => find(sql, orderNo),
  async decide(orderNo, result) {
    await sql.query(`update bank_orders set result = $2 where order_no = $1 and result = 'processing'`, [
      orderNo,
      result,
    ]);
    return found(sql, orderNo);
  },
});

/** Console: how many orders the sandbox's bank has executed. */
export async function countCarriedOut(sql: Sql): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    `select count(*) as n from bank_orders where result = 'approved'`,
  );
  return Number(row?.n ?? 0);
}
