import { certificateDecided } from './certificateReview';
import { offlineByNo } from '../queries/offlineRepayments';
import { waitingReviews, type ReviewKind, type ReviewRow } from '../queries/reviews';
import { acceptOffline, refuseOfflineRepayment } from '../settlement';
import { decideAsBank, reviewProof } from './benefitReview';
import { decideEmployer } from './employerReview';
import { Problem, REASON_WANTED } from './problem';
import { answerProposalOf } from './proposalReview';
import { decideProtocolOf } from './protocolReview';
import { decideDocument } from './supplementReview';
import type { ConsoleTools } from './tools';

const GONE = '这一项已经审核过了';

export interface Verdict {
  readonly approve: boolean;
  /** Why it is refused; the answer to a complaint. */
  readonly reason: string;
  /** The bank's own number of a transfer that is accepted. */
  readonly reference: string;
}

type Decide = (tools: ConsoleTools, row: ReviewRow, verdict: Verdict) => Promise<void>;

const asBank: Decide = (tools, { phone }, { approve }) => decideAsBank(tools, phone, approve);

const withReason =
  (decide: Decide): Decide =>
  (tools, row, verdict) => {
    if (!verdict.approve && verdict.reason === '') throw new Problem(REASON_WANTED);
    return decide(tools, row, verdict);
  };

/** Books a transfer as it was sent in; another sum or day is for the list of transfers. */
const decideOffline: Decide = async ({ db, outbox }, { no }, { approve, reason, reference }) => {
  const row = await offlineByNo(db, no);
  if (row === undefined) throw new Problem(GONE);
  const outcome = approve
    ? await acceptOffline(db, no, { amount: row.amount, reference })
    : await refuseOfflineRepayment(db, no, reason);
  if (outcome !== undefined) throw new Problem(outcome.problem, outcome.field);
  void outbox.flush();
};

const DECIDE: Readonly<Record<ReviewKind, Decide>> = {
  credit: asBank,
  raise: asBank,
  proof: withReason((tools, { no }, verdict) => reviewProof(tools, no, verdict)),
  certificate: withReason(({ db }, { no }, verdict) => certificateDecided(db, Number(no), verdict)),
  complaint: (tools, { no }, { approve, reason }) => {
    if (!approve || reason === '') throw new Problem('投诉和建议要写答复，不能退回');
    return answerProposalOf(tools, { proposeNo: no, words: reason });
  },
  document: withReason((tools, { no }, verdict) => decideDocument(tools, { no, ...verdict })),
  employer: withReason((tools, { phone }, verdict) => decideEmployer(tools, { phone, ...verdict })),
  offline: withReason(decideOffline),
  protocol: withReason((tools, { no }, verdict) => decideProtocolOf(tools, { fileId: no, ...verdict })),
};

/** Decides one item of the queue. Throws a Problem if it no longer waits. */
export async function decideReview(
  tools: ConsoleTools,
  { kind, no }: Pick<ReviewRow, 'kind' | 'no'>,
  verdict: Verdict,
): Promise<void> {
  const waiting = await waitingReviews(tools.db);
  const row = waiting.find((one) => one.kind === kind && one.no === no);
  if (row === undefined) throw new Problem(GONE);
  await DECIDE[kind](tools, row, verdict);
}
