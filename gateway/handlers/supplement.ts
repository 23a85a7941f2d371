import { createHash } from 'node:crypto';
import type { Request, Response } from '@/contract';
import type { supplementCalls } from '@/contract/supplement';
import { isOpen, isSupplementMissing, SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import type { HandlersOf, MemberContext } from '../context';
import { imageHeader } from '../providers/ocr/imageHeader';
import { lockCustomer } from '../queries/customers';
import {
  addSupplementContent,
  addSupplementFile,
  dropSupplementContent,
  dropSupplementFile,
  listSupplementFiles,
  type SupplementFileRow,
} from '../queries/supplementFiles';
import { listSupplements, submitSupplement, type SupplementRow } from '../queries/supplements';
import { unreadPicture } from '../refusals/pictures';
import { refuseSupplement } from '../refusals/supplement';
import { newKey } from '../secrets';
import { fileName } from './education';
import { pictureOf } from './identity/reading';

type Wire = Response<'supplementList'>['list'][number];

const standingOf = ({ state, due_on }: SupplementRow) => ({ state, dueOn: due_on });

const wireOf = (row: SupplementRow, today: string): Wire => ({
  supplementNo: row.supplement_no,
  title: row.title,
  why: row.why,
  ...standingOf(row),
  missing: isSupplementMissing(standingOf(row), today),
});

const fileOf = ({ file_id, name, bytes, uploaded_at }: SupplementFileRow) => ({
  fileId: file_id,
  name,
  bytes,
  uploadedAt: uploaded_at.toISOString(),
});

/** Whether a deadline has passed: nothing can be drawn until the document is handed in. */
export const lacksSupplement = async ({
  sql,
  customer,
  today,
}: Pick<MemberContext, 'sql' | 'today'> & { readonly customer: { readonly id: number } }): Promise<boolean> =>
  (await listSupplements(sql, customer.id)).some((row) => isSupplementMissing(standingOf(row), today));

/** The customer's own. */
async function ownOf({ sql, customer }: MemberContext, supplementNo: string): Promise<SupplementRow> {
  const row = (await listSupplements(sql, customer.id)).find(
    ({ supplement_no }) => supplement_no === supplementNo,
  );
  if (row === undefined) throw refuseSupplement('supplementUnknown');
  return row;
}

/** Files change only before they are handed in, and after a refusal. */
async function openOf(context: MemberContext, supplementNo: string): Promise<SupplementRow> {
  const row = await ownOf(context, supplementNo);
  if (!isOpen(row)) {
    throw refuseSupplement('supplementClosed', row.state === 'approved' ? 'approved' : 'reviewing');
  }
  return row;
}

/** Adds a file under the customer's lock; a picture that is there already stays one file. */
async function addFile(context: MemberContext, file: SupplementFileRow): Promise<SupplementFileRow> {
  await lockCustomer(context.sql, context.customer.id);
  await openOf(context, file.supplement_no);
  const files = await listSupplementFiles(context.sql, file.supplement_no);
  const same = files.find(({ digest }) => digest === file.digest);
  if (same !== undefined) {
    await dropSupplementContent(context.sql, file.file_id);
    return same;
  }
  if (files.length >= SUPPLEMENT_RULE.mostFiles) throw refuseSupplement('supplementFilesFull');
  await addSupplementFile(context.sql, file);
  return file;
}

export const supplementHandlers: HandlersOf<typeof supplementCalls> = {
  async supplementList(_request, { sql, customer, today }) {
    return { today, list: (await listSupplements(sql, customer.id)).map((row) => wireOf(row, today)) };
  },

  async supplementInfo({ supplementNo }, context) {
    const row = await ownOf(context, supplementNo);
    return {
      ...wireOf(row, context.today),
      today: context.today,
      reason: row.reason,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      files: (await listSupplementFiles(context.sql, supplementNo)).map(fileOf),
    };
  },

  /** The content is written before the transaction; the transaction only makes it a file of the supplement. */
  supplementUpload: {
    async before({ supplementNo }, context) {
      const { sql, customer, now, files } = context;
      await openOf(context, supplementNo);
      if ((await listSupplementFiles(sql, supplementNo)).length > SUPPLEMENT_RULE.mostFiles)
        throw refuseSupplement('supplementFilesFull');
      const content = pictureOf(files);
      const header = imageHeader(content);
      if (header === undefined) throw unreadPicture('not-an-image');
      const uploadId = newKey();
      await addSupplementContent(sql, { uploadId, customerId: customer.id, at: now }, content);
      const file: SupplementFileRow = {
        file_id: uploadId,
        supplement_no: supplementNo,
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

  async supplementDelete({ supplementNo, fileId }, context) {
    await lockCustomer(context.sql, context.customer.id);
    await openOf(context, supplementNo);
    await dropSupplementFile(context.sql, supplementNo, fileId);
    return {};
  },

  async supplementSubmit({ supplementNo }: Request<'supplementSubmit'>, context) {
    const { sql, customer, now } = context;
    await lockCustomer(sql, customer.id);
    await openOf(context, supplementNo);
    if ((await listSupplementFiles(sql, supplementNo)).length === 0)
      throw refuseSupplement('supplementFileMissing');
    await submitSupplement(sql, supplementNo, now);
    return { state: 'reviewing' };
  },
};
