import type { Sql } from '../../database';
import type { Contract } from '../../documents/contract';
import type { ScheduleRow } from '../../documents/loanTables';
import { signedContract } from '../../documents/signedContract';
import { cardByIdEvenUnbound } from '../../queries/cards';
import { couponValue } from '../../queries/coupons';
import { customerById } from '../../queries/customers';
import type { FileRow } from '../../queries/files';
import { listInstalments } from '../../queries/instalments';
import { loanByNo } from '../../queries/loans';
import { findSignature } from '../../queries/signatures';
import type { GatewaySettings } from '../../settings';

async function planOf(sql: Sql, loanNo: string, amount: number): Promise<ScheduleRow[]> {
  let balance = amount;
  return (await listInstalments(sql, loanNo)).map(({ term, due_date, principal, interest }) => {
    balance -= principal;
    return { term, dueDate: due_date, principal, interest, total: principal + interest, balance };
  });
}

/** Rebuilds a signed contract from the stored data; undefined if any of it is missing. */
export async function storedContract(
  sql: Sql,
  file: FileRow,
  settings: GatewaySettings,
): Promise<Contract | undefined> {
  const customer = await customerById(sql, file.customer_id);
  if (customer === undefined || file.loan_no === null || file.sign_seq === null) return undefined;
  const loan = await loanByNo(sql, customer.id, file.loan_no);
  if (loan === undefined) return undefined;
  const signature = await findSignature(sql, loan.loan_seq, file.sign_seq);
  if (signature === undefined) return undefined;
  const { amount, annual_rate: annualRate, terms, method, purpose, drawn_on: start } = loan;
  const coupon = await couponValue(sql, loan.coupon_id);
  const { bankName, cardTail } = await cardByIdEvenUnbound(sql, loan.card_id);
  return signedContract(
    {
      templateId: file.template_id,
      customer,
      terms: {
        amount,
        annualRate,
        terms,
        method,
        purpose,
        start,
        coupon,
        bankName,
        cardTail,
        contractNo: loan.loan_no,
      },
      schedule: await planOf(sql, loan.loan_no, amount),
      signedAt: signature.at,
    },
    settings,
  );
}
