import type { RepaymentMethod } from '@/domain/loan/methods';
import type { OwedInstalment } from '@/domain/repay/owed';
import { later, type CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { PREPAID_TERM } from './repayment';

/** A paid-out loan: the plan from the instalments, the paid amounts from the postings. Fen. */
export interface LoanAccount {
  readonly loanNo: string;
  readonly customerId: number;
  readonly amount: number;
  readonly annualRate: string;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly purpose: string;
  readonly drawnOn: string;
  readonly cardId: string;
  readonly instalments: readonly OwedInstalment[];
  readonly principalLeft: number;
  /** All that has left the person's account so far: principal, interest and penalty, less what coupons paid. */
  readonly paid: number;
  /** Interest that coupons paid. */
  readonly discounted: number;
  /** Principal and interest paid ahead of the plan by partial repayments. */
  readonly prepaid: number;
  readonly prepaidInterest: number;
  /** The day of the drawing, or of the last partial repayment: interest is paid until then. */
  readonly interestFrom: CivilDate;
  readonly settled: boolean;
}

interface LoanRow {
  loan_no: string;
  customer_id: number;
  amount: number;
  annual_rate: string;
  terms: number;
  method: RepaymentMethod;
  purpose: string;
  drawn_on: string;
  card_id: string;
}
interface InstalmentRow {
  loan_no: string;
  term: number;
  due_date: string;
  principal: number;
  interest: number;
  paid_principal: number;
  paid_interest: number;
  paid_penalty: number;
  penalty_charged: number | null;
  penalty_until: string | null;
}

const PLAN = `
  select i.loan_no, i.term, i.due_date, i.principal, i.interest,
    coalesce(-sum(p.amount) filter (where p.account = 'principal'), 0)::bigint as paid_principal,
    coalesce(-sum(p.amount) filter (where p.account = 'interest'), 0)::bigint as paid_interest,
    coalesce(-sum(p.amount) filter (where p.account = 'penalty'), 0)::bigint as paid_penalty,
    m.charged as penalty_charged, m.until as penalty_until
  from instalments i
  left join lateral (select charged, until from penalty_marks m
    where m.loan_no = i.loan_no and m.term = i.term order by until desc, charged desc limit 1) m on true
  left join postings p on p.loan_no = i.loan_no and p.term = i.term
  where i.loan_no = any($1) group by i.loan_no, i.term, m.charged, m.until order by i.loan_no, i.term`;

interface SumRow {
  loan_no: string;
  principal_left: number;
  charges: number;
  discounted: number;
  prepaid: number;
  prepaid_interest: number;
  replanned_on: string | null;
}

const SUMS = `
  select p.loan_no, coalesce(sum(p.amount) filter (where p.account = 'principal'), 0)::bigint as principal_left,
    coalesce(-sum(p.amount) filter (where p.account in ('interest', 'penalty')), 0)::bigint as charges,
    (select coalesce(sum(d.amount), 0) from postings d where d.account = 'discount'
      and d.entry_no in (select o.entry_no from postings o where o.loan_no = p.loan_no))::bigint as discounted,
    coalesce(-sum(p.amount) filter (where p.account = 'principal' and p.term = ${PREPAID_TERM}), 0)::bigint as prepaid,
    coalesce(-sum(p.amount) filter (where p.account = 'interest' and p.term = ${PREPAID_TERM}), 0)::bigint as prepaid_interest,
    (select max(r.on_date) from replans r where r.loan_no = p.loan_no) as replanned_on
  from postings p where p.loan_no = any($1) group by p.loan_no`;

function account(row: LoanRow, rows: readonly InstalmentRow[], sums: SumRow | undefined): LoanAccount {
  if (sums === undefined) throw new Error(`nothing was posted for ${row.loan_no}`);
  const plan = rows.filter(({ loan_no }) => loan_no === row.loan_no);
  const { principal_left: principalLeft, discounted, prepaid, prepaid_interest: prepaidInterest } = sums;
  const settled = principalLeft === 0;
  return {
    loanNo: row.loan_no,
    customerId: row.customer_id,
    amount: row.amount,
    annualRate: row.annual_rate,
    terms: row.terms,
    method: row.method,
    purpose: row.purpose,
    drawnOn: row.drawn_on,
    cardId: row.card_id,
    principalLeft,
    paid: row.amount - principalLeft + sums.charges - discounted,
    discounted,
    prepaid,
    prepaidInterest,
    interestFrom: later(row.drawn_on, sums.replanned_on ?? row.drawn_on),
    settled,
    instalments: plan.map((part) => ({
      term: part.term,
      dueDate: part.due_date,
      principal: part.principal,
      // The remaining interest of a loan that ended early is waived.
      interest: settled ? part.paid_interest : part.interest,
      paidPrincipal: part.paid_principal,
      paidInterest: part.paid_interest,
      paidPenalty: part.paid_penalty,
      // Set by a transfer that has paid a part of an overdue instalment; an exit waives what is left of it.
      ...(!settled && part.penalty_charged !== null && part.penalty_until !== null
        ? { penaltyCharged: part.penalty_charged, penaltyUntil: part.penalty_until }
        : {}),
    })),
  };
}

async function accounts(sql: Sql, loans: readonly LoanRow[]): Promise<LoanAccount[]> {
  if (loans.length === 0) return [];
  const numbers = [loans.map((loan) => loan.loan_no)];
  const plan = await sql.query<InstalmentRow>(PLAN, numbers);
  const sums = await sql.query<SumRow>(SUMS, numbers);
  return loans.map((loan) =>
    account(
      loan,
      plan,
      sums.find(({ loan_no }) => loan_no === loan.loan_no),
    ),
  );
}

const COLUMNS = 'loan_no, customer_id, amount, annual_rate, terms, method, purpose, drawn_on, card_id';

/** All paid-out loans of a customer, newest first. */
export async function loanAccounts(sql: Sql, customerId: number): Promise<LoanAccount[]> {
  return accounts(
    sql,
    await sql.query<LoanRow>(
      `select ${COLUMNS} from loans where customer_id = $1 and state = 'paid' order by created_at desc, loan_no`,
      [customerId],
    ),
  );
}

/** One customer's loan by its number. */
export async function loanAccount(
  sql: Sql,
  customerId: number,
  loanNo: string,
): Promise<LoanAccount | undefined> {
  const rows = await sql.query<LoanRow>(
    `select ${COLUMNS} from loans where customer_id = $1 and loan_no = $2 and state = 'paid'`,
    [customerId, loanNo],
  );
  return (await accounts(sql, rows))[0];
}
