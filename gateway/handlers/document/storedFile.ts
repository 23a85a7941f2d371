import type { Sql } from '../../database';
import { contractPdf } from '../../documents';
import { CERTIFICATE_FILE, certificatePdf } from '../../documents/certificate';
import type { FileRow } from '../../queries/files';
import type { GatewaySettings } from '../../settings';
import { storedCertificate } from './storedCertificate';
import { storedContract } from './storedContract';

export interface StoredFile {
  readonly title: string;
  readonly draw: () => Promise<Buffer>;
}

/** A file for its download; undefined if its data is missing. */
export async function storedFile(
  sql: Sql,
  file: FileRow,
  settings: GatewaySettings,
): Promise<StoredFile | undefined> {
  if (file.template_id === CERTIFICATE_FILE) {
    const certificate = await storedCertificate(sql, file, settings);
    return certificate && { title: certificate.title, draw: () => certificatePdf(certificate) };
  }
  const contract = await storedContract(sql, file, settings);
  return contract && { title: contract.title, draw: () => contractPdf(contract) };
}
