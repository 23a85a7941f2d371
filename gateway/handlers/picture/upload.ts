import type { CallName, Request, Response } from '@/contract';
import type { MemberContext, Outside } from '../../context';
import { lockCustomer } from '../../queries/customers';
import {
  addPicture,
  addPictureContent,
  dropPictureContent,
  listPictures,
  type PictureKind,
  type PictureRow,
  waitingPictures,
} from '../../queries/pictures';
import type { Refusal } from '../../refusal';
import { newKey } from '../../secrets';
import { redrawn, sentPicture, type Digests } from './redrawn';

/** A picture as the wire shows it. */
export const pictureView = ({ file_id, name, bytes, uploaded_at }: PictureRow) => ({
  fileId: file_id,
  name,
  bytes,
  uploadedAt: uploaded_at.toISOString(),
});

interface PictureRule<N extends CallName> {
  readonly kind: PictureKind;
  /** What the picture belongs to; null: it waits to be sent in. Refuses where no picture may be added. */
  readonly place: (request: Request<N>, context: MemberContext) => Promise<string | null>;
  /** So many pictures of one place at most: no upload stores without a limit. `full`: the refusal of one more. */
  readonly most: number;
  readonly full: () => Refusal;
  /** Refuses a picture that is not there yet for another reason. */
  readonly admit?: (context: MemberContext, digests: Digests) => Promise<void>;
  readonly answer: (row: PictureRow, context: MemberContext) => Response<N> | Promise<Response<N>>;
}

/** The picture with this content that is there already; undefined: there is room for a new one. */
async function sameAs<N extends CallName>(
  { kind, most, full, admit }: PictureRule<N>,
  context: MemberContext,
  of: string | null,
  digests: Digests,
): Promise<PictureRow | undefined> {
  const { sql, customer } = context;
  const there = await (of === null ? waitingPictures(sql, kind, customer.id) : listPictures(sql, kind, of));
  const same = there.find(
    ({ digest, drawn_digest }) =>
      digest === digests.digest || (drawn_digest !== null && drawn_digest === digests.drawn_digest),
  );
  if (same !== undefined) return same;
  await admit?.(context, digests);
  if (there.length >= most) throw full();
  return undefined;
}

/**
 * Stores one picture. Its content is written before the transaction, which only makes it somebody's: under the customer's lock, and only if
 * it may still be added. The same picture again is the one that is there, and is not decoded; content that became nothing is swept (retention).
 */
export const pictureUpload = <N extends CallName>(rule: PictureRule<N>) => ({
  async before(request: Request<N>, context: Outside<MemberContext>) {
    const { sql, customer, now } = context;
    const of = await rule.place(request, context);
    const { digest } = sentPicture(context.files);
    const sentBefore = await sameAs(rule, context, of, { digest, drawn_digest: null });
    if (sentBefore !== undefined) return async (own: MemberContext) => rule.answer(sentBefore, own);
    const { content, facts, digests } = await redrawn(context, rule.kind);
    await sameAs(rule, context, of, digests);
    const fileId = newKey();
    await addPictureContent(sql, rule.kind, { uploadId: fileId, customerId: customer.id, at: now }, content);
    const row = { file_id: fileId, customer_id: customer.id, ...facts, ...digests, uploaded_at: now };
    return async (own: MemberContext): Promise<Response<N>> => {
      await lockCustomer(own.sql, own.customer.id);
      const place = await rule.place(request, own);
      const same = await sameAs(rule, own, place, digests);
      if (same === undefined) await addPicture(own.sql, rule.kind, place, row);
      else await dropPictureContent(own.sql, rule.kind, fileId);
      return rule.answer(same ?? row, own);
    };
  },
});
