import type { Request, Response } from '@/contract';
import type { MemberContext } from '../../context';
import { CERTIFICATE_FILE, CERTIFICATE_TITLE, newVerifyCode } from '../../documents/certificate';
import { lastEntries, type LastEntry } from '../../ledger/lastEntry';
import { loanAccounts } from '../../ledger/loanAccount';
import { addCertificate, certificateOfEntry, type CertificateRow } from '../../queries/certificates';
import { lockCustomer } from '../../queries/customers';
import { listLoans } from '../../queries/loans';
import { writeCertificate } from '../../papers/certificate';
import { refuseSettlement } from '../../refusals/settlement';
import { hashToken, newKey, newNumber } from '../../secrets';
import { certificateAnswer } from './answer';

async function issue(context: MemberContext, { loan_no, entry_no, on }: LastEntry): Promise<CertificateRow> {
  const { sql } = context;
  const before = await certificateOfEntry(sql, loan_no, entry_no);
  if (before !== undefined) return before;
  const { customer, now, today } = context;
  const code = newVerifyCode();
  await addCertificate(sql, {
    certificate_id: newNumber('S', today),
    customer_id: customer.id,
    loan_no,
    entry_no,
    settled_on: on,
    file_id: newKey(),
    template_id: CERTIFICATE_FILE,
    title: CERTIFICATE_TITLE,
    code,
    code_hash: hashToken(code),
    issued_at: now,
  });
  const issued = await certificateOfEntry(sql, loan_no, entry_no);
  if (issued === undefined) throw new Error('the certificate was not written');
  await writeCertificate(context, issued, customer);
  return issued;
}

/** Issues the certificates of these loans, all or none; a loan that has one keeps it. */
export async function apply(
  context: MemberContext,
  { loanNos }: Request<'settlementApply'>,
): Promise<Response<'settlementApply'>> {
  const { sql, customer } = context;
  // Two windows ask at once: the second finds the certificates of the first.
  await lockCustomer(sql, customer.id);
  const own = new Set((await listLoans(sql, customer.id)).map((row) => row.loan_no));
  const settled = new Set(
    (await loanAccounts(sql, customer.id)).filter((loan) => loan.settled).map(({ loanNo }) => loanNo),
  );
  const entries = await lastEntries(sql, customer.id);
  const certificates: CertificateRow[] = [];
  for (const loanNo of new Set(loanNos)) {
    if (!own.has(loanNo)) throw refuseSettlement('loanUnknown');
    const entry = entries.get(loanNo);
    if (!settled.has(loanNo) || entry === undefined) throw refuseSettlement('notSettled');
    certificates.push(await issue(context, entry));
  }
  return { certificates: certificates.map(certificateAnswer) };
}
