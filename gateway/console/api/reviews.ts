import * as v from 'valibot';
import { REVIEW_KINDS, waitingReviews } from '../../queries/reviews';
import { checked, Problem } from '../problem';
import { reviewPicture, reviewPictures } from '../reviewPictures';
import { decideReview } from '../reviews';
import type { ConsoleApi, ConsoleTools } from '../tools';

const REASON = '说明最多60个字';
const decision = v.object(
  {
    kind: v.picklist(REVIEW_KINDS, `kind 应是其中之一：${REVIEW_KINDS.join('、')}`),
    no: v.string('请给出 no'),
    approve: v.boolean('approve 应是 true 或 false'),
    /** Of a transfer that is accepted. */
    reference: v.optional(v.string('流水号应是文字'), ''),
    reason: v.optional(v.pipe(v.string(REASON), v.trim(), v.maxLength(60, REASON)), ''),
  },
  '请给出 kind、no 和 approve',
);

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const file = v.object({ kind: v.picklist(REVIEW_KINDS), no: word, fileId: word }, '请给出图片');

const waiting = async ({ db }: ConsoleTools) => {
  const rows = await waitingReviews(db);
  return Promise.all(
    rows.map(async ({ kind, no, phone, name, about, at, due_on }) => ({
      ...{ kind, no, phone, name, about },
      at: at.toISOString(),
      dueOn: due_on ?? '',
      pictures: await reviewPictures(db, { kind, no }),
    })),
  );
};
export type Review = Awaited<ReturnType<typeof waiting>>[number];

/**
 * GET reviews: everything that waits for a reviewer, the oldest first, with the pictures that were sent in. POST reviews decides one item; a transfer is accepted by its bank
 * reference.
 * GET reviews/pictures/<kind>/<no>/<fileId>: a picture of one.
 */
export const reviewApi: ConsoleApi = (app, tools) => {
  app.get('/reviews', () => waiting(tools));
  app.get('/reviews/pictures/:kind/:no/:fileId', async (request, reply) => {
    const { fileId, ...review } = checked(file, request.params);
    const picture = await reviewPicture(tools.db, review, fileId);
    if (picture === undefined) throw new Problem('没有这张图片');
    return reply.type(picture.type).send(picture.content);
  });
  app.post('/reviews', async (request) => {
    const { kind, no, ...verdict } = checked(decision, request.body);
    await decideReview(tools, { kind, no }, verdict);
    return waiting(tools);
  });
};
