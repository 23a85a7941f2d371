import type { Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';
import { purposeName } from '@/domain/loan/purposes';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { deadlineText } from '@/features/attachments';
import { PROOF_STATES } from './texts';

type Wire = Response<'proofList'>['list'][number];

/** A proof in words. */
export interface ProofView {
  readonly loanNo: string;
  readonly state: Wire['state'];
  readonly missing: boolean;
  /** '20,000.00 元 · 装修' */
  readonly title: string;
  readonly drawn: string;
  /** The deadline, and what it means today. */
  readonly deadline: string;
  readonly tag: (typeof PROOF_STATES)[keyof typeof PROOF_STATES];
  /** The proof is for tuition. */
  readonly tuition: boolean;
  /** The person can hand something in. */
  readonly open: boolean;
}

export function proofView(proof: Wire, today: string): ProofView {
  const { loanNo, state, missing, amount, purpose, drawnOn } = proof;
  return {
    loanNo,
    state,
    missing,
    title: `${moneyText(fenOf(amount))} · ${purposeName(purpose)}`,
    drawn: formatChinese(drawnOn, 'full'),
    deadline: deadlineText(proof, today),
    tag: missing ? PROOF_STATES.missing : PROOF_STATES[state],
    tuition: purpose === 'education',
    open: state === 'asked' || state === 'refused',
  };
}
