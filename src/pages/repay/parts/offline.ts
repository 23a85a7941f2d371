import type { Response } from '@/contract';
import { offlineCalls } from '@/contract/offline';
import type { PageParams } from '@/navigation';
import type { UploadTarget } from '@/features/pictures';
import { call } from '@/request';

export type OfflineFacts = Response<'offlineQuery'>;

const KEY = /^[\w-]{1,64}$/;

/** A number in the address; '' if it does not have the form of ours. */
export function numberIn(params: PageParams, name: string): string {
  const value = params.get(name) ?? '';
  return KEY.test(value) ? value : '';
}

/** The vouchers that are not submitted yet. */
export const VOUCHERS: UploadTarget = {
  send: async (file, onProgress) =>
    (await call(offlineCalls.offlineVoucher, {}, { files: [file], onProgress })).voucher.fileId,
  remove: (fileId) => call(offlineCalls.offlineVoucherDelete, { fileId }),
};
