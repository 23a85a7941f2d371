import type { Request, Response } from '@/contract';
import type { proofCalls } from '@/contract/proof';
import { PROOF_RULE } from '@/domain/loan/proof';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf, MemberContext } from '../context';
import { proofsAsked } from '../ledger/proofs';
import { lockCustomer } from '../queries/customers';
import { dropPicture, listPictures } from '../queries/pictures';
import { submitProof } from '../queries/proofs';
import { refuseProof } from '../refusals/proof';
import { pictureUpload, pictureView } from './picture/upload';

type Asked = Awaited<ReturnType<typeof proofsAsked>>[number];
type Wire = Response<'proofList'>['list'][number];

const wireOf = ({ row, dueOn, state, missing }: Asked): Wire => ({
  loanNo: row.loan_no,
  amount: toYuan(row.amount),
  purpose: row.purpose,
  drawnOn: row.drawn_on,
  dueOn,
  state,
  missing,
});

/** The proof that the customer's own loan asks for. */
async function askedOf(context: MemberContext, loanNo: string): Promise<Asked> {
  const asked = (await proofsAsked(context)).find(({ row }) => row.loan_no === loanNo);
  if (asked === undefined) throw refuseProof('proofUnknown');
  return asked;
}

/** Files change only before they are handed in, and after a refusal. */
async function openOf(context: MemberContext, loanNo: string): Promise<Asked> {
  const asked = await askedOf(context, loanNo);
  if (asked.state === 'reviewing' || asked.state === 'approved')
    throw refuseProof('proofClosed', asked.state);
  return asked;
}

export const proofHandlers: HandlersOf<typeof proofCalls> = {
  async proofList(_request, context) {
    return { today: context.today, list: (await proofsAsked(context)).map(wireOf) };
  },

  async proofInfo({ loanNo }, context) {
    const asked = await askedOf(context, loanNo);
    return {
      ...wireOf(asked),
      today: context.today,
      reason: asked.row.reason ?? '',
      submittedAt: asked.row.submitted_at?.toISOString() ?? null,
      decidedAt: asked.row.decided_at?.toISOString() ?? null,
      files: (await listPictures(context.sql, 'proof', loanNo)).map(pictureView),
    };
  },

  proofUpload: pictureUpload<'proofUpload'>({
    kind: 'proof',
    place: async ({ loanNo }, context) => (await openOf(context, loanNo)).row.loan_no,
    most: PROOF_RULE.mostFiles,
    full: () => refuseProof('proofFilesFull'),
    answer: (row) => ({ file: pictureView(row) }),
  }),

  async proofDelete({ loanNo, fileId }, context) {
    await lockCustomer(context.sql, context.customer.id);
    await openOf(context, loanNo);
    await dropPicture(context.sql, 'proof', context.customer.id, loanNo, fileId);
    return {};
  },

  async proofSubmit({ loanNo }: Request<'proofSubmit'>, context) {
    const { sql, customer, now } = context;
    await lockCustomer(sql, customer.id);
    const { dueOn } = await openOf(context, loanNo);
    if ((await listPictures(sql, 'proof', loanNo)).length === 0) throw refuseProof('proofFileMissing');
    await submitProof(sql, { loanNo, customerId: customer.id, dueOn, at: now });
    return { state: 'reviewing' };
  },
};
