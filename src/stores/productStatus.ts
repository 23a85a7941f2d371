import type { Response } from '@/contract';
import { call } from '@/request';
import { channel } from './channel';
import { knownStatus } from './knownStatus';
import { session } from './session';

/** Where the person stands with the product of the entry (spec §3 User status enum). Tracking follows each answer. */
export async function fetchProductStatus(
  productType: string = channel.productType,
): Promise<Response<'queryProdSts'>> {
  const { generation } = session;
  // A visitor needs none of these calls.
  const definition = async () =>
    (await import(/* webpackChunkName: "member" */ '@/contract/user')).userCalls.queryProdSts;
  const status = await call(definition, { productType });
  // An answer about the person who was here before says nothing of the one who is here now.
  if (generation === session.generation) knownStatus.set(status.userStatus);
  return status;
}
