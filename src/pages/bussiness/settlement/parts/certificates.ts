import type { Response } from '@/contract';
import { settlementCalls } from '@/contract/settlement';
import { civilDateAt } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { call } from '@/request';

type Wire = Response<'settlementProve'>['certificates'][number];

export interface Certificate {
  readonly id: string;
  readonly loanNo: string;
  readonly amount: Fen;
  readonly drawnOn: string;
  readonly settledOn: string;
  readonly issuedOn: string;
  readonly code: string;
  readonly fileId: string;
  readonly revoked: boolean;
}

export interface Issued {
  readonly verifyUrl: string;
  readonly certificates: readonly Certificate[];
}

const certificateOf = (wire: Wire): Certificate => ({
  id: wire.certificateId,
  loanNo: wire.loanNo,
  amount: fenOf(wire.amount),
  drawnOn: wire.drawnOn,
  settledOn: wire.settledOn,
  issuedOn: civilDateAt(Date.parse(wire.issuedAt)),
  code: wire.verifyCode,
  fileId: wire.fileId,
  revoked: wire.state === 'revoked',
});

/** Rejects with CallFailure. */
export async function fetchIssued(): Promise<Issued> {
  const { verifyUrl, certificates } = await call(settlementCalls.settlementProve, {});
  return { verifyUrl, certificates: certificates.map(certificateOf) };
}
