import { proofCalls } from '@/contract/proof';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import type { PageParams } from '@/navigation';
import { call } from '@/request';
import { proofView, type ProofView } from './proofs';

/** A stored file, in words. */
export interface FileOnFile {
  readonly fileId: string;
  /** '第 1 张': a phone's name for a picture, such as tmp_0c3f.png, tells nothing. */
  readonly name: string;
  /** '320 KB · 11月18日 11:00' */
  readonly note: string;
}

export interface ProofInfo extends ProofView {
  readonly reason: string;
  /** '' if it has not happened yet. */
  readonly submittedAt: string;
  readonly decidedAt: string;
  readonly files: readonly FileOnFile[];
}

const KEY = /^[\w-]{1,64}$/;
const KILOBYTE = 1024;

/** '' if the address has no valid loan number. */
export function loanNoOf(params: PageParams): string {
  const loanNo = params.get('loanNo') ?? '';
  return KEY.test(loanNo) ? loanNo : '';
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at))} ${timeText(at)}`;
}

const timeOrNone = (instant: string | null): string => (instant === null ? '' : timeOf(instant));

export async function fetchProof(loanNo: string): Promise<ProofInfo> {
  const proof = await call(proofCalls.proofInfo, { loanNo });
  return {
    ...proofView(proof, proof.today),
    reason: proof.reason,
    submittedAt: timeOrNone(proof.submittedAt),
    decidedAt: timeOrNone(proof.decidedAt),
    files: proof.files.map(({ fileId, bytes, uploadedAt }, index) => ({
      fileId,
      name: `第 ${index + 1} 张`,
      note: `${sizeOf(bytes)} · ${timeOf(uploadedAt)}`,
    })),
  };
}
