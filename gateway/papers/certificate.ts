import type { Sql } from '../database';
import { certificateOf, certificatePaper } from '../documents/certificate';
import type { CertificateRow } from '../queries/certificates';
import type { CustomerRow } from '../queries/customers';
import type { GatewaySettings } from '../settings';
import { verifyAddress } from './verifyAddress';
import { writeFacts } from './write';

/** Writes a certificate down as it is issued. */
export async function writeCertificate(
  { sql, settings }: { readonly sql: Sql; readonly settings: GatewaySettings },
  row: CertificateRow,
  customer: Pick<CustomerRow, 'name' | 'id_no'>,
): Promise<void> {
  const { lender, servicePhone } = settings;
  const certificate = certificateOf({
    number: row.certificate_id,
    name: customer.name,
    idNo: customer.id_no,
    loanNo: row.loan_no,
    amount: row.amount,
    drawnOn: row.drawn_on,
    settledOn: row.settled_on,
    issuedAt: row.issued_at,
    lender,
    servicePhone,
    code: row.code,
    address: verifyAddress(settings, row.code),
    revoked: false,
  });
  const facts = certificatePaper(certificate);
  await writeFacts(sql, row.file_id, { customerId: row.customer_id, template: undefined, facts });
}
