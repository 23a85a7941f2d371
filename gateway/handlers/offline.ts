import { createHash } from 'node:crypto';
import type { Request, Response } from '@/contract';
import { MOST_VOUCHERS, type offlineCalls } from '@/contract/offline';
import { addDays } from '@/domain/dates/civil';
import { parseYuan, toYuan } from '@/domain/money/fen';
import type { HandlersOf, MemberContext } from '../context';
import type { Sql } from '../database';
import { loanAccount } from '../ledger/loanAccount';
import { offlineReceived, tell } from '../messages';
import { imageHeader } from '../providers/ocr/imageHeader';
import { lockCustomer } from '../queries/customers';
import { addOffline, findOffline, type OfflineRow } from '../queries/offlineRepayments';
import {
  addVoucher,
  addVoucherContent,
  dropVoucher,
  dropVoucherContent,
  isVoucherUsed,
  listVouchers,
  submitVouchers,
  type VoucherRow,
} from '../queries/vouchers';
import { refuseOffline } from '../refusals/offline';
import { unreadPicture } from '../refusals/pictures';
import { refuseRepay } from '../refusals/repay';
import { newKey, newNumber } from '../secrets';
import { fileName } from './education';
import { pictureOf } from './identity/reading';

type Answer = Response<'offlineQuery'>;

/** The sandbox company's account for repayments. */
const ACCOUNT = { payee: '云岭消费金融有限公司', bank: '云岭银行样本支行', number: '6200000012345678901' };
/** A transfer may be reported until this many days after its day. */
const DAYS_BACK = 60;

const voucherOf = ({ file_id, name, bytes, uploaded_at }: VoucherRow): Answer['waiting'][number] => ({
  fileId: file_id,
  name,
  bytes,
  uploadedAt: uploaded_at.toISOString(),
});

async function shown({ sql, customer }: MemberContext, row: OfflineRow): Promise<Answer['last']> {
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
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    vouchers: (await listVouchers(sql, customer.id, row.offline_no)).map(voucherOf),
  };
}

/** The waiting voucher of the same picture; undefined: there is room for a new one. Refused if there is none. */
async function waitingAs(sql: Sql, customerId: number, digest: string): Promise<VoucherRow | undefined> {
  const waiting = await listVouchers(sql, customerId, null);
  const same = waiting.find((row) => row.digest === digest);
  if (same !== undefined) return same;
  if (await isVoucherUsed(sql, customerId, digest)) throw refuseOffline('voucherUsed');
  if (waiting.length >= MOST_VOUCHERS) throw refuseOffline('vouchersFull');
  return undefined;
}

/** Adds a voucher under the customer's lock; a picture that waits already stays one voucher. */
async function addFile({ sql, customer }: MemberContext, row: VoucherRow): Promise<VoucherRow> {
  await lockCustomer(sql, customer.id);
  const same = await waitingAs(sql, customer.id, row.digest);
  if (same !== undefined) {
    await dropVoucherContent(sql, row.file_id);
    return same;
  }
  await addVoucher(sql, row);
  return row;
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
  if ((await submitVouchers(sql, customer.id, ids, offlineNo)) !== ids.length) {
    throw refuseOffline('voucherUnknown');
  }
  await tell(sql, customer.id, offlineReceived({ offlineNo, amount: fen }, today), now);
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
      waiting: (await listVouchers(sql, customer.id, null)).map(voucherOf),
      last: row === undefined ? null : await shown(context, row),
    };
  },

  /** The content is written before the transaction; the transaction only makes it a voucher of this customer. */
  offlineVoucher: {
    async before(_request, { sql, customer, now, files }) {
      const content = pictureOf(files);
      const header = imageHeader(content);
      if (header === undefined) throw unreadPicture('not-an-image');
      const digest = createHash('sha256').update(content).digest('hex');
      await waitingAs(sql, customer.id, digest);
      const uploadId = newKey();
      await addVoucherContent(sql, { uploadId, customerId: customer.id, at: now }, content);
      const row: VoucherRow = {
        file_id: uploadId,
        customer_id: customer.id,
        offline_no: null,
        name: fileName(files[0]?.name ?? ''),
        type: `image/${header.format}`,
        bytes: content.length,
        digest,
        uploaded_at: now,
      };
      return async (own) => ({ voucher: voucherOf(await addFile(own, row)) });
    },
  },

  async offlineVoucherDelete({ fileId }, { sql, customer }) {
    await lockCustomer(sql, customer.id);
    await dropVoucher(sql, customer.id, fileId);
    return {};
  },

  offlineSubmit: submit,
};
