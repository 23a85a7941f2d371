import type { LoanPurpose, ProofState } from '@/contract/codes';
import { addDays, daysBetween, type CivilDate } from '../dates/civil';
import type { Fen } from '../money/fen';

/** Which loans ask for a proof of what the money was used for, and by when. */
export const PROOF_RULE = {
  purposes: ['education', 'travel', 'decoration', 'medical'],
  /** Fen: from 10,000.00 yuan. */
  from: 1_000_000,
  /** Days from the drawing. */
  days: 30,
  /** After a refusal the person has at least this many days for the next try. */
  daysAfterRefusal: 7,
  /** The person is reminded this many days before the deadline. */
  remindDays: 7,
  mostFiles: 6,
} as const satisfies { purposes: readonly LoanPurpose[] } & Record<string, unknown>;

const PURPOSES: readonly string[] = PROOF_RULE.purposes;

export const asksForProof = ({ purpose, amount }: { purpose: string; amount: Fen }): boolean =>
  PURPOSES.includes(purpose) && amount >= PROOF_RULE.from;

/** The last day for the first proof of a loan. */
export const proofDueOn = (drawnOn: CivilDate): CivilDate => addDays(drawnOn, PROOF_RULE.days);

/** The last day for the next try after a refusal. */
export function dueAfterRefusal(dueOn: CivilDate, today: CivilDate): CivilDate {
  const least = addDays(today, PROOF_RULE.daysAfterRefusal);
  return least > dueOn ? least : dueOn;
}

/** The deadline has passed and nothing is handed in: until it is, no new drawing. */
export const isProofMissing = (
  { state, dueOn }: { readonly state: ProofState; readonly dueOn: CivilDate },
  today: CivilDate,
): boolean => (state === 'asked' || state === 'refused') && daysBetween(dueOn, today) > 0;
