import type { Request } from '@/contract';
import type { supplementCalls } from '@/contract/supplement';
import { isOpen, isSupplementMissing, SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import type { HandlersOf, MemberContext } from '../context';
import { lockCustomer } from '../queries/customers';
import { dropPicture, listPictures } from '../queries/pictures';
import { listSupplements, submitSupplement, type SupplementRow } from '../queries/supplements';
import { refuseSupplement } from '../refusals/supplement';
import { pictureUpload, pictureView } from './picture/upload';

const standingOf = ({ state, due_on }: SupplementRow) => ({ state, dueOn: due_on });

const wireOf = (row: SupplementRow, today: string) => ({
  supplementNo: row.supplement_no,
  title: row.title,
  why: row.why,
  ...standingOf(row),
  missing: isSupplementMissing(standingOf(row), today),
  reason: row.state === 'refused' ? row.reason : '',
});

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

export const supplementHandlers: HandlersOf<typeof supplementCalls> = {
  async supplementList(_request, { sql, customer, today }) {
    return { today, list: (await listSupplements(sql, customer.id)).map((row) => wireOf(row, today)) };
  },

  async supplementInfo({ supplementNo }, context) {
    const row = await ownOf(context, supplementNo);
    return {
      ...wireOf(row, context.today),
      today: context.today,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      files: (await listPictures(context.sql, 'supplement', supplementNo)).map(pictureView),
    };
  },

  supplementUpload: pictureUpload<'supplementUpload'>({
    kind: 'supplement',
    place: async ({ supplementNo }, context) => (await openOf(context, supplementNo)).supplement_no,
    most: SUPPLEMENT_RULE.mostFiles,
    full: () => refuseSupplement('supplementFilesFull'),
    answer: (row) => ({ file: pictureView(row) }),
  }),

  async supplementDelete({ supplementNo, fileId }, context) {
    await lockCustomer(context.sql, context.customer.id);
    await openOf(context, supplementNo);
    await dropPicture(context.sql, 'supplement', context.customer.id, supplementNo, fileId);
    return {};
  },

  async supplementSubmit({ supplementNo }: Request<'supplementSubmit'>, context) {
    const { sql, customer, now } = context;
    await lockCustomer(sql, customer.id);
    await openOf(context, supplementNo);
    if ((await listPictures(sql, 'supplement', supplementNo)).length === 0)
      throw refuseSupplement('supplementFileMissing');
    await submitSupplement(sql, supplementNo, now);
    return { state: 'reviewing' };
  },
};
