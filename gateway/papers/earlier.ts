import type { Sql } from '../database';
import { CERTIFICATE_FILE } from '../documents/certificate';
import { findTemplate } from '../documents/templates';
import { certificateOfFile } from '../queries/certificates';
import { setConsentPaper, type AgreedRow } from '../queries/consents';
import { customerById } from '../queries/customers';
import type { FileRow } from '../queries/files';
import { loanByNo } from '../queries/loans';
import { findSignature } from '../queries/signatures';
import type { GatewaySettings } from '../settings';
import { agreedFacts } from './agree';
import { writeCertificate } from './certificate';
import { signedFacts } from './drawing';
import { writeFacts, writePaper } from './write';

interface Parts {
  readonly sql: Sql;
  readonly settings: GatewaySettings;
}

async function writeEarlierCertificate({ sql, settings }: Parts, file: FileRow): Promise<void> {
  const row = await certificateOfFile(sql, file.file_id);
  const customer = await customerById(sql, file.customer_id);
  if (row !== undefined && customer !== undefined)
    await writeCertificate({ sql, settings }, row, customer, true);
}

/** With the plan as it was agreed: that of the loan's terms on the day of signing, not the instalments of today. */
async function writeContract({ sql, settings }: Parts, file: FileRow): Promise<void> {
  const template = findTemplate(file.template_id);
  const customer = await customerById(sql, file.customer_id);
  if (template === undefined || customer === undefined || file.loan_no === null || file.sign_seq === null)
    return;
  const loan = await loanByNo(sql, customer.id, file.loan_no);
  const signature = loan && (await findSignature(sql, loan.loan_seq, file.sign_seq));
  if (loan === undefined || signature === undefined) return;
  const signing = {
    customer,
    draft: loan,
    annualRate: loan.annual_rate,
    loanNo: loan.loan_no,
    at: signature.at,
  };
  const facts = await signedFacts(sql, settings, template.id, signing);
  await writeFacts(sql, file.file_id, { customerId: customer.id, template, facts }, true);
}

/**
 * Writes a paper down that is older than its facts, once, from what is known best now: the text of today, the person of today, the plan as
 * it was agreed. From then on it stays as it is.
 */
export function writeEarlier(parts: Parts, file: FileRow): Promise<void> {
  return file.template_id === CERTIFICATE_FILE
    ? writeEarlierCertificate(parts, file)
    : writeContract(parts, file);
}

/** The same for a consent. Only if its version is the one of today: the words of an older one are not known. */
export async function writeEarlierConsent(
  { sql, settings }: Parts,
  consent: AgreedRow,
): Promise<string | undefined> {
  const template = findTemplate(consent.template_id);
  if (template?.version !== consent.version) return undefined;
  const { customer_id: customerId, at } = consent;
  const facts = await agreedFacts(sql, settings, { customerId, at });
  const { fileId, textDigest } = await writePaper(sql, { customerId, template, facts, at }, true);
  await setConsentPaper(sql, consent.id, fileId, textDigest);
  return fileId;
}
