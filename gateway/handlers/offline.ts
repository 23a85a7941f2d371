import type { Request, Response } from '@/contract';
import { MOST_VOUCHERS, type offlineCalls } from '@/contract/offline';
import { addDays } from '@/domain/dates/civil';
import { parseYuan, toYuan } from '@/domain/money/fen';
import type { HandlersOf, MemberContext } from '../context';
import { dayBesides } from '../facts';
import { loanAccount } from '../ledger/loanAccount';
import { offlineReceived, notify } from '../messages';
import { lockCustomer } from '../queries/customers';
import { addOffline, findOffline, type OfflineRow } from '../queries/offlineRepayments';
import { attachPictures, dropPicture, listPictures, waitingPictures } from '../queries/pictures';
import { isVoucherUsed } from '../queries/vouchers';
import { refuseOffline } from '../refusals/offline';
import { refuseRepay } from '../refusals/repay';
import { newNumber } from '../secrets';
import { pictureUpload, pictureView } from './picture/upload';

type Answer = Response<'offlineQuery'>;

/** The sandbox company's account for repayments. */
const ACCOUNT = { payee: '云岭消费金融有限公司', bank: '云岭银行样本支行', number: '6200000012345678901' };
/** A transfer may be reported until this many days after its day. */
const DAYS_BACK = 60;

/** The due day that a transfer waits for; null: it is booked as soon as it is found. */
async function heldOf({ sql }: Pick<MemberContext, 'sql'>, row: OfflineRow): Promise<string | null> {
  if (row.state === 'held') return row.held_until;
  const loan = row.state === 'reviewing' ? await loanAccount(sql, row.customer_id, row.loan_no) : undefined;
  if (loan === undefined) return null;
  const { offline_no: offlineNo, paid_on: paidOn, amount } = row;
  return (await dayBesides(sql, loan, { offlineNo, paidOn, arrivedOn: paidOn, amount })).held ?? null;
}

/** A transfer for a loan that is settled has nothing to pay: it is not sent again. */
async function mayResubmit({ sql }: Pick<MemberContext, 'sql'>, row: OfflineRow): Promise<boolean> {
  if (row.state !== 'refused') return false;
  return (await loanAccount(sql, row.customer_id, row.loan_no))?.settled === false;
}

async function shown({ sql }: MemberContext, row: OfflineRow): Promise<Answer['last']> {
  return {
    offlineNo: row.offline_no,
    loanNo: row.loan_no,
    amount: toYuan(row.amount),
    paidOn: row.paid_on,
    state: row.state,
    reason: row.reason,
    booked: toYuan(row.booked ?? 0),
    repayNo: row.repay_no ?? '',
    countedOn: row.counted_on,
    heldUntil: await heldOf({ sql }, row),
    mayResubmit: await mayResubmit({ sql }, row),
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    vouchers: (await listPictures(sql, 'voucher', row.offline_no)).map(pictureView),
  };
}

async function submit(
  { loanNo, amount, paidOn, fileIds }: Request<'offlineSubmit'>,
  { sql, customer, now, today }: MemberContext,
): Promise<Response<'offlineSubmit'>> {
  await lockCustomer(sql, customer.id);
  const loan = await loanAccount(sql, customer.id, loanNo);
  if (loan === undefined || loan.settled) throw refuseRepay('loanUnknown');
  const fen = parseYuan(amount);
  if (fen === undefined || fen === 0) throw refuseOffline('offlineAmountWrong');
  if (paidOn > today || paidOn < addDays(today, -DAYS_BACK))
    throw refuseOffline('offlineDayWrong', DAYS_BACK);
  if (paidOn < loan.drawnOn) throw refuseOffline('offlineBeforeLoan', loan.drawnOn);
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) throw refuseOffline('voucherMissing');
  const last = await findOffline(sql, customer.id, undefined);
  if (last?.state === 'reviewing') throw refuseOffline('offlineOpen');
  const offlineNo = newNumber('F', today);
  const row = { offline_no: offlineNo, customer_id: customer.id, loan_no: loanNo, amount: fen };
  await addOffline(sql, { ...row, paid_on: paidOn, submitted_at: now });
  if ((await attachPictures(sql, 'voucher', customer.id, ids, offlineNo)) !== ids.length) {
    throw refuseOffline('voucherUnknown');
  }
  const { held } = await dayBesides(sql, loan, { offlineNo, paidOn, arrivedOn: paidOn, amount: fen });
  await notify(sql, customer.id, offlineReceived({ offlineNo, amount: fen, heldUntil: held }, today), now);
  return { offlineNo };
}

export const offlineHandlers: HandlersOf<typeof offlineCalls> = {
  async offlineQuery({ offlineNo }, context) {
    const { sql, customer, today } = context;
    const row = await findOffline(sql, customer.id, offlineNo);
    if (row === undefined && offlineNo !== undefined) throw refuseOffline('offlineUnknown');
    return {
      account: { ...ACCOUNT, note: `还款 ${customer.phone.slice(-4)}` },
      today,
      waiting: (await waitingPictures(sql, 'voucher', customer.id)).map(pictureView),
      last: row === undefined ? null : await shown(context, row),
    };
  },

  offlineVoucher: pictureUpload<'offlineVoucher'>({
    kind: 'voucher',
    place: () => Promise.resolve(null),
    most: MOST_VOUCHERS,
    full: () => refuseOffline('vouchersFull'),
    admit: async ({ sql, customer }, digests) => {
      if (await isVoucherUsed(sql, customer.id, digests)) throw refuseOffline('voucherUsed');
    },
    answer: (row) => ({ voucher: pictureView(row) }),
  }),

  async offlineVoucherDelete({ fileId }, { sql, customer }) {
    await lockCustomer(sql, customer.id);
    await dropPicture(sql, 'voucher', customer.id, null, fileId);
    return {};
  },

  offlineSubmit: submit,
};
