import * as v from 'valibot';
import { REVIEW_KINDS, waitingReviews } from '../../queries/reviews';
import { checked } from '../problem';
import { decideReview, MOST_REVIEWS } from '../reviews';
import type { ConsoleApi, ConsoleTools } from '../tools';

const REASON = '说明最多60个字';
const decision = v.object(
  {
    kind: v.picklist(REVIEW_KINDS, `kind 应是其中之一：${REVIEW_KINDS.join('、')}`),
    no: v.string('请给出 no'),
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON), v.trim(), v.maxLength(60, REASON)), ''),
  },
  '请给出 kind、no 和 approve',
);

const waiting = async ({ db }: ConsoleTools) =>
  (await waitingReviews(db, MOST_REVIEWS)).map(({ kind, no, phone, name, about, at, due_on }) => ({
    ...{ kind, no, phone, name, about },
    at: at.toISOString(),
    dueOn: due_on ?? '',
  }));

/** GET reviews: everything that waits for a reviewer, the oldest first. POST reviews decides one item. */
export const reviewApi: ConsoleApi = (app, tools) => {
  app.get('/reviews', () => waiting(tools));
  app.post('/reviews', async (request) => {
    const { kind, no, ...verdict } = checked(decision, request.body);
    await decideReview(tools, { kind, no }, verdict);
    return waiting(tools);
  });
};
