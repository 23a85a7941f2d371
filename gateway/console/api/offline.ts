import * as v from 'valibot';
import { isCivilDate } from '@/domain/dates/civil';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { acceptOffline, offlineGoneBack, refuseOfflineRepayment, returnOffline } from '../../settlement';
import { listOffline, offlineByNo, onlineSince } from '../../queries/offlineRepayments';
import { listPictures, pictureContent } from '../../queries/pictures';
import { checked, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const NUMBER = '请给出线下还款的编号';
const offlineNo = v.pipe(v.string(NUMBER), v.regex(/^\w{1,64}$/, NUMBER));
const AMOUNT = '请给出到账金额（元），最多两位小数';
const DAY = '请给出到账日，例如 2026-11-20';
const REFERENCE = '请填写这笔到账的银行流水号';
const accept = v.object(
  {
    offlineNo,
    amount: v.string(AMOUNT),
    arrivedOn: v.optional(v.pipe(v.string(DAY), v.check(isCivilDate, DAY))),
    /** The bank's own number of the payment; without one the booking says so. */
    reference: v.optional(v.string(REFERENCE), ''),
  },
  NUMBER,
);
const REASON = '请写明退回的原因，最多100个字';
const refuse = v.object(
  { offlineNo, reason: v.pipe(v.string(REASON), v.trim(), v.minLength(1, REASON), v.maxLength(100, REASON)) },
  NUMBER,
);
const giveBack = v.object({ ...accept.entries, reason: refuse.entries.reason }, NUMBER);
const gone = v.object({ offlineNo }, NUMBER);
const file = v.object({ fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '请给出凭证')) }, '请给出凭证');

async function transfers({ db }: ConsoleTools) {
  const rows = await listOffline(db, SHOWN);
  const waiting = rows.filter(({ state }) => state === 'reviewing' || state === 'held');
  const paid = await onlineSince(
    db,
    waiting.map((row) => ({ loanNo: row.loan_no, since: row.paid_on })),
  );
  return Promise.all(
    rows.map(async (row) => ({
      offlineNo: row.offline_no,
      phone: row.phone,
      name: row.name,
      loanNo: row.loan_no,
      amount: toYuan(row.amount),
      booked: toYuan(row.booked ?? 0),
      paidOn: row.paid_on,
      arrivedOn: row.arrived_on ?? '',
      countedOn: row.counted_on ?? '',
      heldUntil: row.held_until ?? '',
      found: toYuan(row.found ?? 0),
      reference: row.bank_reference ?? '',
      paidOnline: paid
        .filter(({ loan_no, on_date }) => loan_no === row.loan_no && on_date >= row.paid_on)
        .map(({ repay_no, amount, on_date, state }) => {
          return { repayNo: repay_no, amount: toYuan(amount), on: on_date, state };
        }),
      state: row.state,
      reason: row.reason,
      vouchers: (await listPictures(db, 'voucher', row.offline_no)).map(({ file_id, name }) => ({
        fileId: file_id,
        name,
      })),
    })),
  );
}
export type Transfer = Awaited<ReturnType<typeof transfers>>[number];

/**
 * GET offline: what was sent in, with its vouchers and what was paid online on the loan since then. POST offline/accept books the sum that was
 * found, once for each bank reference, over all customers, or holds it for its due day; POST offline/refuse: it was not found, and why.
 * POST offline/return: it was found and goes back, and why; POST offline/returned: it has gone back.
 */
export const offlineApi: ConsoleApi = (app, tools) => {
  const { db, outbox } = tools;
  app.get('/offline', () => transfers(tools));

  app.get('/offline/vouchers/:fileId', async (request, reply) => {
    const { fileId } = checked(file, request.params);
    const picture = await pictureContent(db, 'voucher', fileId);
    if (picture === undefined) throw new Problem('没有这张凭证');
    return reply.type(picture.type).send(picture.content);
  });

  app.post('/offline/accept', async (request) => {
    const wish = checked(accept, request.body);
    const amount = parseYuan(wish.amount);
    if (amount === undefined || amount === 0) throw new Problem(AMOUNT, 'amount');
    const { arrivedOn, reference } = wish;
    const outcome = await acceptOffline(db, wish.offlineNo, { amount, arrivedOn, reference });
    if (outcome !== undefined) throw new Problem(outcome.problem, outcome.field);
    void outbox.flush();
    const row = await offlineByNo(db, wish.offlineNo);
    return { offlineNo: wish.offlineNo, state: row?.state, heldUntil: row?.held_until ?? '' };
  });

  app.post('/offline/return', async (request) => {
    const wish = checked(giveBack, request.body);
    const amount = parseYuan(wish.amount);
    if (amount === undefined || amount === 0) throw new Problem(AMOUNT, 'amount');
    const { arrivedOn, reference, reason } = wish;
    const outcome = await returnOffline(db, wish.offlineNo, { amount, arrivedOn, reference, reason });
    if (outcome !== undefined) throw new Problem(outcome.problem, outcome.field);
    void outbox.flush();
    return { offlineNo: wish.offlineNo, state: 'returning' };
  });

  app.post('/offline/returned', async (request) => {
    const wish = checked(gone, request.body);
    const outcome = await offlineGoneBack(db, wish.offlineNo);
    if (outcome !== undefined) throw new Problem(outcome.problem);
    void outbox.flush();
    return { offlineNo: wish.offlineNo, state: 'returned' };
  });

  app.post('/offline/refuse', async (request) => {
    const wish = checked(refuse, request.body);
    const outcome = await refuseOfflineRepayment(db, wish.offlineNo, wish.reason);
    if (outcome !== undefined) throw new Problem(outcome.problem);
    void outbox.flush();
    return { offlineNo: wish.offlineNo, state: 'refused' };
  });
};
