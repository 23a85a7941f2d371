import { purposeName } from '@/domain/loan/purposes';
import { toYuan } from '@/domain/money/fen';
import * as v from 'valibot';
import { listPictures, pictureContent } from '../../queries/pictures';
import { proofsUnderReview } from '../../queries/proofs';
import { raisesUnderReview } from '../../queries/raises';
import { decideRaise, reviewProof } from '../benefitReview';
import { givePartnerCoupon } from '../partnerCoupon';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const person = v.object({ phone: phoneField }, '请给出 phone');

const REASON = '退回凭证要写原因，最多60个字';
const decision = v.object(
  {
    kind: v.picklist(['raise', 'proof'], 'kind 应是 raise 或 proof'),
    no: v.string('请给出 no'),
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON), v.trim(), v.maxLength(60, REASON)), ''),
  },
  '请给出 kind、no 和 approve',
);

async function underReview({ db }: ConsoleTools) {
  const proofs = [];
  for (const { loan_no, phone, name, amount, purpose, submitted_at } of await proofsUnderReview(db)) {
    const files = await listPictures(db, 'proof', loan_no);
    proofs.push({
      no: loan_no,
      phone,
      name,
      amount: toYuan(amount),
      purpose: purposeName(purpose),
      at: submitted_at.toISOString(),
      files: files.map(({ file_id, name: fileName }) => ({ fileId: file_id, name: fileName })),
    });
  }
  const raises = (await raisesUnderReview(db)).map((raise) => ({
    no: raise.raise_no,
    phone: raise.phone,
    name: raise.name,
    kind: raise.kind,
    subject: raise.subject,
    figure: raise.figure,
    at: raise.opened_at.toISOString(),
  }));
  return { raises, proofs };
}
export type BenefitReviews = Awaited<ReturnType<typeof underReview>>;

/**
 * GET benefit-reviews: raises and proofs of consumption that wait for a reviewer. POST: decides one. GET proof-files/:fileId: a picture of a
 * proof. POST partner-coupons: a partner of the sandbox gives a customer a coupon.
 */
export const benefitApi: ConsoleApi = (app, tools) => {
  const { db } = tools;

  app.get('/benefit-reviews', () => underReview(tools));

  app.post('/benefit-reviews', async (request) => {
    const { kind, no, approve, reason } = checked(decision, request.body);
    if (kind === 'proof' && !approve && reason === '') throw new Problem(REASON);
    if (kind === 'raise') await decideRaise(tools, no, approve);
    else await reviewProof(tools, no, { approve, reason });
    return underReview(tools);
  });

  app.get<{ Params: { fileId: string } }>('/proof-files/:fileId', async (request, reply) => {
    const picture = await pictureContent(db, 'proof', request.params.fileId);
    if (picture === undefined) throw new Problem('没有这张照片');
    return reply.type(picture.type).send(picture.content);
  });

  app.post('/partner-coupons', async (request) => {
    const { phone } = checked(person, request.body);
    return givePartnerCoupon(db, phone);
  });
};
