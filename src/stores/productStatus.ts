import type { Response } from '@/contract';
import { userCalls } from '@/contract/user';
import { call } from '@/request';
import { channel } from './channel';
import { knownStatus } from './knownStatus';
import { session } from './session';

/** The person's status with the product of the entry (spec §3 User status enum). Each answer also updates tracking. */
export async function fetchProductStatus(
  productType: string = channel.productType,
): Promise<Response<'queryProdSts'>> {
  const { generation } = session;
  const status = await call(userCalls.queryProdSts, { productType });
  // An answer about the previous person says nothing about the current one.
  if (generation === session.generation) knownStatus.set(status.userStatus);
  return status;
}
