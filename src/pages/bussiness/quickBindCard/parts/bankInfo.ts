import type { Response } from '@/contract';
import { quickBindingCalls } from '@/contract/quickBinding';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';

export type BankInfo = Response<'queryBankInfo'>;

/** A bank of the quick binding; null if there is no such bank. */
export async function fetchBank(bankCode: string): Promise<BankInfo | null> {
  if (bankCode === '') return null;
  try {
    return await call(quickBindingCalls.queryBankInfo, { bankCode });
  } catch (failure) {
    const unknown =
      failure instanceof CallFailure &&
      refusalName(quickBindingCalls.queryBankInfo, failure) === 'cardUnsupported';
    if (!unknown) throw failure;
    return null;
  }
}
