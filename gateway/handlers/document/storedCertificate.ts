import type { Sql } from '../../database';
import { certificateOf, type Certificate } from '../../documents/certificate';
import { certificateOfFile } from '../../queries/certificates';
import { customerById } from '../../queries/customers';
import type { FileRow } from '../../queries/files';
import type { GatewaySettings } from '../../settings';
import { verifyAddress } from '../settlement/verifyAddress';

/** Rebuilds a certificate from the stored data; undefined if any of it is missing. */
export async function storedCertificate(
  sql: Sql,
  file: FileRow,
  settings: GatewaySettings,
): Promise<Certificate | undefined> {
  const row = await certificateOfFile(sql, file.file_id);
  const customer = await customerById(sql, file.customer_id);
  if (row === undefined || customer === undefined) return undefined;
  const { lender, servicePhone } = settings;
  return certificateOf({
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
    revoked: row.revoked,
  });
}
