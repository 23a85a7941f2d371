import type { Database } from '../../gateway/database';
import { loanAccounts } from '../../gateway/ledger/loanAccount';
import { quotaOf } from '../../gateway/ledger/quota';
import { listCoupons } from '../../gateway/queries/coupons';
import { isSettled, paidOn, principalLeft, total } from './model/loan';
import { sum } from './model/whole';
import { holds, same } from './expected';
import type { World } from './world';

interface PostingRow {
  readonly entry_no: number;
  readonly ref: string;
  readonly account: string;
  readonly amount: number;
}
interface OrderRow {
  readonly order_no: string;
  readonly ref: string;
  readonly kind: 'disburse' | 'collect';
  readonly amount: number;
  readonly state: string;
}

const POSTINGS = `select e.entry_no, e.ref, p.account, p.amount from entries e join postings p using (entry_no)
  where e.ref in (select loan_no from loans where customer_id = $1 union all select repay_no from repayments where customer_id = $1)`;
const ORDERS = 'select order_no, ref, kind, amount, state from orders where customer_id = $1';

const amounts = (rows: readonly PostingRow[]) => sum(rows.map(({ amount }) => Number(amount)));

/** Every entry balances, and the accounts stand where the model has them. */
function checkBooks({ model }: World, rows: readonly PostingRow[]): void {
  for (const no of new Set(rows.map(({ entry_no }) => entry_no))) {
    const entry = rows.filter(({ entry_no }) => entry_no === no);
    holds(`entry ${no}: debits are not credits`, amounts(entry) === 0 && entry.length > 1);
  }
  const balances = Object.keys(model.balances).map((account) => [
    account,
    amounts(rows.filter((row) => row.account === account)),
  ]);
  same('the balances', Object.fromEntries(balances), model.balances);
}

/** What the bank has moved is booked once, or its order is still open; nothing else is booked. */
function checkBank({ model, real }: World, rows: readonly PostingRow[], orders: readonly OrderRow[]): void {
  const { bank } = real.gateway;
  for (const { order_no, ref, kind, amount, state } of orders) {
    const atBank = amounts(rows.filter((row) => row.ref === ref && row.account === 'bank'));
    const booked = kind === 'disburse' ? -atBank : atBank;
    const moved = bank.movedBy(order_no);
    if (moved !== undefined) holds(`${order_no} moved another amount`, moved === Number(amount));
    same(`${order_no} (${state}) at the bank and in the books`, booked, state === 'sent' ? 0 : (moved ?? 0));
    holds(`${order_no} is ${state}`, (state === 'approved') === (state !== 'sent' && moved !== undefined));
  }
  const refs = new Set(orders.map(({ ref }) => ref));
  const bare = rows.filter(({ ref, account }) => account === 'bank' && !refs.has(ref));
  same('money without an order', amounts(bare), model.transferred);
  same('open orders', orders.filter(({ state }) => state === 'sent').length, model.openOrders.length);
  for (const { no, quote } of model.payments) {
    const credits = -sum(
      rows.filter((row) => row.ref === no && row.amount < 0).map((row) => Number(row.amount)),
    );
    const counted = sum((quote.turned ?? []).map(({ principal }) => principal));
    const pays = total(quote.items);
    holds(
      `${no} pays beyond what is due`,
      credits === 0 || (credits === pays + counted && pays <= quote.most),
    );
  }
}

async function checkLoans(db: Database, { model, real, settled }: World): Promise<void> {
  const accounts = await loanAccounts(db, real.id);
  const sorted = [...accounts].sort((a, b) => (a.loanNo < b.loanNo ? -1 : 1));
  const loans = [...model.loans].sort((a, b) => (a.no < b.no ? -1 : 1));
  same(
    'the loans',
    sorted.map((loan) => [loan.loanNo, loan.drawnOn, loan.principalLeft, loan.paid, loan.prepaid]),
    loans.map((loan) => [
      ...[loan.no, loan.drawnOn, principalLeft(loan), paidOn(loan) - loan.discounted],
      loan.ahead.principal,
    ]),
  );
  for (const [index, account] of sorted.entries()) {
    const loan = loans[index];
    holds(
      '0 ≤ outstanding ≤ principal',
      account.principalLeft >= 0 && account.principalLeft <= account.amount,
    );
    same(
      'the instalments',
      account.instalments.map((row) => [
        ...[row.term, row.dueDate, row.principal, row.interest],
        ...[row.paidPrincipal, row.paidInterest, row.paidPenalty],
      ]),
      loan?.rows.map((row) => [
        ...[row.term, row.due, row.principal, isSettled(loan) ? row.paid.interest : row.interest],
        ...[row.paid.principal, row.paid.interest, row.paid.penalty],
      ]),
    );
    holds(
      'more is paid on an instalment than it has',
      account.instalments.every(
        (row) => row.paidPrincipal <= row.principal && row.paidInterest <= row.interest,
      ),
    );
    if (account.settled) settled.add(account.loanNo);
    holds('a settled loan came back', account.settled || !settled.has(account.loanNo));
  }
}

async function checkLine(db: Database, { model, real }: World): Promise<void> {
  const quota = await quotaOf(db, real.id);
  same('used and available', [quota?.used, quota?.available], [model.used, model.limit - model.used]);
  const free = await listCoupons(db, real.id, 'available', model.today);
  same(
    'the coupons that can be used',
    free.map(({ coupon_id }) => coupon_id).sort(),
    model.coupons.flatMap(({ used, expires }, index) =>
      used || expires < model.today ? [] : [`${real.id}-${index}`],
    ),
  );
}

/** What holds after every step. */
export async function check(world: World): Promise<void> {
  const { db, surprises } = world.real.gateway;
  holds(`the settlement failed: ${String(surprises[0])}`, surprises.length === 0);
  const rows = await db.query<PostingRow>(POSTINGS, [world.real.id]);
  const orders = await db.query<OrderRow>(ORDERS, [world.real.id]);
  checkBooks(world, rows);
  checkBank(world, rows, orders);
  await checkLoans(db, world);
  await checkLine(db, world);
}
