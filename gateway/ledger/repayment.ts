import type { CivilDate } from '@/domain/dates/civil';
import { first, insert, type Sql } from '../database';
import { postEntry, type Posting } from './post';

/** The term of money that is paid ahead of the plan: the interest since the last due date, and principal. */
export const PREPAID_TERM = 0;

/** What a quote pays of one instalment, or ahead of the plan (PREPAID_TERM), in fen. */
export interface QuoteItem {
  readonly loanNo: string;
  readonly term: number;
  readonly principal: number;
  readonly interest: number;
  readonly penalty: number;
}

/** An instalment to come, in fen. */
export interface PlanRow {
  readonly term: number;
  readonly dueDate: CivilDate;
  readonly principal: number;
  readonly interest: number;
}

/** Credits of what is paid; a part below 0, of an exit, is taken back. */
const credits = ({ loanNo, term, principal, interest, penalty }: QuoteItem): Posting[] => [
  { account: 'principal', amount: -principal, loanNo, term },
  { account: 'interest', amount: -interest, loanNo, term },
  { account: 'penalty', amount: -penalty, loanNo, term },
];

/** The items of each loan, in the order of the quote; `turned` moves no money. */
const byLoan = (items: readonly QuoteItem[]): QuoteItem[][] =>
  [...new Set(items.map(({ loanNo }) => loanNo))].map((loanNo) =>
    items.filter((item) => item.loanNo === loanNo),
  );

/** Books a repayment that the bank has collected, one entry for each loan: the coupon takes off interest, the rest comes from the card. */
export async function bookRepayment(
  sql: Sql,
  repayment: {
    repayNo: string;
    items: readonly QuoteItem[];
    turned?: readonly QuoteItem[];
    discount: number;
    at: Date;
  },
): Promise<void> {
  const { repayNo, items, turned = [], at } = repayment;
  let left = repayment.discount;
  for (const [part, own] of byLoan(items).entries()) {
    const total = own.reduce((sum, item) => sum + item.principal + item.interest + item.penalty, 0);
    const discount = Math.min(
      left,
      own.reduce((sum, item) => sum + item.interest, 0),
    );
    left -= discount;
    await postEntry(sql, {
      kind: 'repayment',
      ref: repayNo,
      part,
      at,
      postings: [
        { account: 'bank', amount: total - discount },
        { account: 'discount', amount: discount },
        ...own.flatMap(credits),
        ...turned.filter(({ loanNo }) => loanNo === own[0]?.loanNo).flatMap(credits),
      ],
    });
  }
  if (left > 0) throw new Error('a discount above the interest');
}

/** Replaces the instalments to come by the plan of a partial repayment. Keeps the replaced ones. */
export async function replan(
  sql: Sql,
  change: { repayNo: string; loanNo: string; on: CivilDate; plan: readonly PlanRow[] },
): Promise<void> {
  const { repayNo, loanNo, on, plan } = change;
  const from = plan[0]?.term;
  if (from === undefined) throw new Error('a plan without instalments');
  await insert(sql, 'replans', { repay_no: repayNo, loan_no: loanNo, on_date: on });
  await sql.query(
    `insert into replaced_instalments (repay_no, term, due_date, principal, interest)
     select $1, term, due_date, principal, interest from instalments where loan_no = $2 and term >= $3`,
    [repayNo, loanNo, from],
  );
  await sql.query('delete from instalments where loan_no = $1 and term >= $2', [loanNo, from]);
  for (const row of plan) {
    await insert(sql, 'instalments', {
      loan_no: loanNo,
      term: row.term,
      due_date: row.dueDate,
      principal: row.principal,
      interest: row.interest,
    });
  }
  await checkPlan(sql, loanNo);
}

/** The plan's principals, paid or not, and what was paid ahead always add up to the loan. */
async function checkPlan(sql: Sql, loanNo: string): Promise<void> {
  const sums = await first<{ amount: number; planned: number; prepaid: number }>(
    sql,
    `select l.amount,
       (select sum(principal) from instalments i where i.loan_no = l.loan_no)::bigint as planned,
       (select coalesce(-sum(p.amount), 0) from postings p
         where p.loan_no = l.loan_no and p.account = 'principal' and p.term = $2)::bigint as prepaid
     from loans l where l.loan_no = $1`,
    [loanNo, PREPAID_TERM],
  );
  if (sums === undefined || sums.planned + sums.prepaid !== sums.amount) {
    throw new Error(`the plan of ${loanNo} does not add up`);
  }
}
