import { createHash } from 'node:crypto';
import type { Request, Response } from '@/contract';
import type { proofCalls } from '@/contract/proof';
import { PROOF_RULE } from '@/domain/loan/proof';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf, MemberContext } from '../context';
import { proofsAsked } from '../ledger/proofs';
import { imageHeader } from '../providers/ocr/imageHeader';
import { lockCustomer } from '../queries/customers';
import {
  addProofContent,
  addProofFile,
  dropProofContent,
  dropProofFile,
  listProofFiles,
  type ProofFileRow,
} from '../queries/proofFiles';
import { submitProof } from '../queries/proofs';
import { refuseProof } from '../refusals/proof';
import { unreadPicture } from '../refusals/pictures';
import { newKey } from '../secrets';
import { fileName } from './education';
import { pictureOf } from './identity/reading';

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

const fileOf = ({ file_id, name, bytes, uploaded_at }: ProofFileRow) => ({
  fileId: file_id,
  name,
  bytes,
  uploadedAt: uploaded_at.toISOString(),
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

/** Adds a file under the customer's lock; a picture that is there already stays one file. */
async function addFile(context: MemberContext, file: ProofFileRow): Promise<ProofFileRow> {
  await lockCustomer(context.sql, context.customer.id);
  await openOf(context, file.loan_no);
  const files = await listProofFiles(context.sql, file.loan_no);
  const same = files.find(({ digest }) => digest === file.digest);
  if (same !== undefined) {
    await dropProofContent(context.sql, file.file_id);
    return same;
  }
  if (files.length >= PROOF_RULE.mostFiles) throw refuseProof('proofFilesFull');
  await addProofFile(context.sql, file);
  return file;
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
      files: (await listProofFiles(context.sql, loanNo)).map(fileOf),
    };
  },

  /** The content is written before the transaction; the transaction only makes it a file of the loan. */
  proofUpload: {
    async before({ loanNo }, context) {
      const { sql, customer, now, files } = context;
      await openOf(context, loanNo);
      if ((await listProofFiles(sql, loanNo)).length > PROOF_RULE.mostFiles)
        throw refuseProof('proofFilesFull');
      const content = pictureOf(files);
      const header = imageHeader(content);
      if (header === undefined) throw unreadPicture('not-an-image');
      const uploadId = newKey();
      await addProofContent(sql, { uploadId, customerId: customer.id, at: now }, content);
      const file: ProofFileRow = {
        file_id: uploadId,
        loan_no: loanNo,
        customer_id: customer.id,
        name: fileName(files[0]?.name ?? ''),
        type: `image/${header.format}`,
        bytes: content.length,
        digest: createHash('sha256').update(content).digest('hex'),
        uploaded_at: now,
      };
      return async (own) => ({ file: fileOf(await addFile(own, file)) });
    },
  },

  async proofDelete({ loanNo, fileId }, context) {
    await lockCustomer(context.sql, context.customer.id);
    await openOf(context, loanNo);
    await dropProofFile(context.sql, loanNo, fileId);
    return {};
  },

  async proofSubmit({ loanNo }: Request<'proofSubmit'>, context) {
    const { sql, customer, now } = context;
    await lockCustomer(sql, customer.id);
    const { dueOn } = await openOf(context, loanNo);
    if ((await listProofFiles(sql, loanNo)).length === 0) throw refuseProof('proofFileMissing');
    await submitProof(sql, { loanNo, customerId: customer.id, dueOn, at: now });
    return { state: 'reviewing' };
  },
};
