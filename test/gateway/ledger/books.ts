import { randomUUID } from 'node:crypto';
import type { ScheduleInput } from '@/domain/loan/schedule';
import { insert, type Database } from '../../../gateway/database';
import { bookDrawing } from '../../../gateway/ledger/drawing';
import { loanAccount, type LoanAccount } from '../../../gateway/ledger/loanAccount';
import { markPenalties } from '../../../gateway/ledger/offline';
import type { Quoted } from '../../../gateway/ledger/quote';
import { bookRepayment, replan } from '../../../gateway/ledger/repayment';
import { addLoan, payLoanRow } from '../../../gateway/queries/loans';
import { addQuote } from '../../../gateway/queries/quotes';
import { addRepayment } from '../../../gateway/queries/repayments';
import { emptyDatabase } from '../bank/pool';

const AT = new Date('2026-11-18T03:00:00.000Z');
export const CARDS = ['card-1', 'card-2'] as const;

/** Three instalments of 4,000.00 with 144.00, 96.00 and 48.00 of interest. */
export const THREE: ScheduleInput = {
  principal: 1_200_000,
  annualRate: '0.1440',
  terms: 3,
  method: 'equal-principal',
  start: '2026-11-18',
};

export interface Drawn extends ScheduleInput {
  readonly loanNo: string;
  readonly discount?: number;
  readonly purpose?: string;
  readonly customerId?: number;
}

/** The ledger alone over a fresh database, with two customers; the first has two cards and a line of 50,000.00. */
export class Books {
  private constructor(readonly db: Database) {}

  /** `own`: a database of the test's own, closed with the books. */
  static async open(own?: Database): Promise<Books> {
    const db = own ?? (await emptyDatabase());
    for (const id of [1, 2]) {
      const phone = `1380013800${id}`;
      const person = { id, cust_no: `C${id}`, phone, created_at: AT, source_flag: '1' };
      await insert(db, 'customers', person);
    }
    for (const [index, card_id] of CARDS.entries()) {
      const bank = { bank_code: 'ICBC', bank_name: '工商银行', card_type: 'debit' };
      const own = { card_no: `622202000000000${index}`, is_default: index === 0 };
      await insert(db, 'cards', {
        card_id,
        customer_id: 1,
        phone: '13800138001',
        bound_at: AT,
        ...bank,
        ...own,
      });
    }
    const line = { total: 5_000_000, annual_rate: '0.1440', valid_to: '2027-11-18', product_type: 'YQDC001' };
    await insert(db, 'credit_lines', { customer_id: 1, active: true, ...line });
    return new Books(db);
  }

  close(): Promise<void> {
    return this.db.close();
  }

  /** A drawing that waits for the bank. */
  async ask({ loanNo, principal, annualRate, terms, method, start, ...rest }: Drawn): Promise<void> {
    const { purpose = 'daily', customerId = 1 } = rest;
    const common = { customer_id: customerId, amount: principal, terms, method, purpose, card_id: CARDS[0] };
    await insert(this.db, 'loan_drafts', { loan_seq: loanNo, created_at: AT, ...common });
    await addLoan(this.db, {
      ...common,
      loan_no: loanNo,
      request_no: randomUUID(),
      loan_seq: loanNo,
      annual_rate: annualRate,
      coupon_id: null,
      product: 'YQDC001',
      drawn_on: start,
      created_at: new Date(`${start}T03:00:00.000Z`),
    });
  }

  async draw(loan: Drawn): Promise<LoanAccount> {
    const { loanNo, principal, annualRate, terms, method, start, discount = 0, customerId = 1 } = loan;
    await this.ask(loan);
    const drawn = {
      loanNo,
      amount: principal,
      annualRate,
      terms,
      method,
      signedOn: start,
      drawnOn: start,
      discount,
    };
    await this.db.tx(async (sql) => {
      await bookDrawing(sql, drawn, AT);
      await payLoanRow(sql, loanNo, start);
    });
    return this.account(loanNo, customerId);
  }

  async account(loanNo: string, customerId = 1): Promise<LoanAccount> {
    const found = await loanAccount(this.db, customerId, loanNo);
    if (found === undefined) throw new Error(`no account ${loanNo}`);
    return found;
  }

  /** Books what a quote pays, and keeps the penalties of those days if `marked`. */
  async repay(
    repayNo: string,
    { items, turned = [], plan }: Quoted,
    on: string,
    more: { discount?: number; marked?: LoanAccount } = {},
  ): Promise<void> {
    const { discount = 0, marked } = more;
    const amount =
      items.reduce((sum, item) => sum + item.principal + item.interest + item.penalty, 0) - discount;
    const quote = { kind: 'due', expires_at: AT, coupon_id: null, plan_choice: null } as const;
    await this.db.tx(async (sql) => {
      await addQuote(sql, 1, {
        ...quote,
        quote_id: repayNo,
        on_date: on,
        pay_amount: amount,
        discount,
        items,
        turned,
        plan,
      });
      await addRepayment(sql, 1, {
        ...{ repay_no: repayNo, request_no: randomUUID(), quote_id: repayNo },
        ...{ card_id: CARDS[0], amount, created_at: AT },
      });
      if (marked !== undefined) await markPenalties(sql, { repayNo, loan: marked, on, items });
      await bookRepayment(sql, { repayNo, items, turned, discount, at: AT });
      const [first] = items;
      if (plan !== null && first !== undefined)
        await replan(sql, { repayNo, loanNo: first.loanNo, on, plan });
    });
  }
}
