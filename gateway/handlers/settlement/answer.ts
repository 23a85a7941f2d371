import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import { groupVerifyCode } from '../../documents/certificate';
import type { CertificateRow } from '../../queries/certificates';

type Certificate = Response<'settlementProve'>['certificates'][number];

export const certificateAnswer = (row: CertificateRow): Certificate => ({
  certificateId: row.certificate_id,
  loanNo: row.loan_no,
  amount: toYuan(row.amount),
  drawnOn: row.drawn_on,
  settledOn: row.settled_on,
  issuedAt: row.issued_at.toISOString(),
  verifyCode: groupVerifyCode(row.code),
  fileId: row.file_id,
  state: row.revoked ? 'revoked' : 'valid',
});
