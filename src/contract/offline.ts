import * as v from 'valibot';
import { OFFLINE_STATES } from './codes';
import { defineCalls } from './define';
import { code, done, instant, key, nothing, orElse, orNull, text, truth } from './fields';
import { date, dateOrNull, requestNo, yuan } from './flowFields';
import { onePicture, picture } from './pictures';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';
import { repayRefusals } from './repay';

/** Most vouchers of one repayment. */
export const MOST_VOUCHERS = 6;

const offlineRepayment = v.object({
  offlineNo: key,
  loanNo: key,
  amount: yuan,
  /** The day of the transfer, as the person says. */
  paidOn: date,
  state: v.picklist(OFFLINE_STATES),
  /** Why it was refused or is returned; '' otherwise. */
  reason: code,
  /** The booked amount; '0.00' before the booking. */
  booked: yuan,
  /** The repayment in the history; '' before the booking. */
  repayNo: code,
  /** Interest and penalty are counted to this day; null before the booking. */
  countedOn: orNull(date),
  /** The transfer is exactly the next instalment, ahead of its due day (under review or found): it is booked on this day. */
  heldUntil: dateOrNull,
  /** Whether a refused one may be sent again: its loan is still open. */
  mayResubmit: orElse(truth, true),
  submittedAt: instant,
  decidedAt: orNull(instant),
  vouchers: v.array(picture),
});

export const offlineRefusals = {
  voucherMissing: '101601',
  /** The same picture belongs to a repayment that is under review or booked. */
  voucherUsed: '101602',
  vouchersFull: '101603',
  voucherUnknown: '101604',
  /** One is under review. */
  offlineOpen: '101605',
  offlineAmountWrong: '101606',
  offlineDayWrong: '101607',
  offlineUnknown: '101608',
  /** Says when the loan was drawn. */
  offlineBeforeLoan: '101609',
} as const;

/** Repayment by bank transfer. Additions: the spec names only the pages 线下还款 and 线下还款结果. */
export const offlineCalls = defineCalls({
  /** The account to transfer to, the vouchers that are not submitted yet, and the last repayment sent in, or the one with this number. */
  offlineQuery: {
    verb: 'POST',
    path: '/repay/offline/query',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: take(offlineRefusals, 'offlineUnknown'),
    request: v.object({ offlineNo: v.optional(key) }),
    response: v.object({
      /** `note`: what to write as the purpose of the transfer. */
      account: v.object({ payee: text(60), bank: text(60), number: text(40), note: text(60) }),
      today: date,
      waiting: v.array(picture),
      last: orNull(offlineRepayment),
    }),
  },
  /** One picture. The same picture again gets the existing voucher. */
  offlineVoucher: {
    verb: 'POST',
    path: '/repay/offline/voucher',
    beyond: true,
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: onePicture,
    refusals: {
      ...take(pictureRefusals, 'notAPicture', 'pictureTooLarge', 'picturesUsedUp'),
      ...take(offlineRefusals, 'voucherUsed', 'vouchersFull'),
    },
    request: nothing,
    response: v.object({ voucher: picture }),
  },
  /** Deletes a voucher before it is submitted. A voucher that is not there is deleted already. */
  offlineVoucherDelete: {
    verb: 'POST',
    path: '/repay/offline/voucherDelete',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: v.object({ fileId: key }),
    response: done,
  },
  /** Sends the transfer with its vouchers to the review. Moves no money. */
  offlineSubmit: {
    verb: 'POST',
    path: '/repay/offline/submit',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    refusals: {
      ...take(offlineRefusals, 'voucherMissing', 'voucherUnknown', 'offlineOpen'),
      ...take(offlineRefusals, 'offlineAmountWrong', 'offlineDayWrong', 'offlineBeforeLoan'),
      ...take(repayRefusals, 'loanUnknown'),
    },
    request: v.object({
      loanNo: key,
      amount: yuan,
      paidOn: date,
      fileIds: v.pipe(v.array(key), v.maxLength(MOST_VOUCHERS)),
      requestNo,
    }),
    response: v.object({ offlineNo: key }),
  },
});
