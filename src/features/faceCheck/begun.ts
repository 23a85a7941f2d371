import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { refusalName } from '@/model/form';
import type { PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';

/** The flow whose draft keeps the check that has begun. */
export type FaceFlow = 'credit' | 'face';

/** A check that this device has begun. */
export interface BegunCheck {
  readonly bizToken: string;
  readonly nonce: string;
}

/** `foreign`: the check was not started on this device, or its result was taken already. */
export interface FaceVerdict {
  readonly result: Response<'getAuthResult'>['result'] | 'foreign';
  readonly desc: string;
  readonly remainingTries: number;
}

export const foreign = (desc: string): FaceVerdict => ({ result: 'foreign', desc, remainingTries: 1 });

/** The check that this device has begun in a flow; undefined if there is none. */
export function begunCheck(flow: FaceFlow): BegunCheck | undefined {
  const { faceNonce: nonce, bizToken } = drafts.get(flow);
  return nonce === '' || bizToken === '' ? undefined : { bizToken, nonce };
}

/** The address is only a hint: it must not name another check. */
export const isNamed = ({ nonce, bizToken }: BegunCheck, params: PageParams): boolean =>
  (params.get('nonce') ?? nonce) === nonce && (params.get('bizToken') ?? bizToken) === bizToken;

/** Asks how the check ended (spec §7 getAuthResult). `unknown`: what is said of a check that the gateway does not know. */
export async function endOfCheck(begun: BegunCheck, unknown: string): Promise<FaceVerdict> {
  const { getAuthResult } = identityCalls;
  try {
    return await call(getAuthResult, begun);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (refusalName(getAuthResult, failure) !== 'faceCheckUnknown') throw failure;
    return foreign(unknown);
  }
}

/** The result was taken: the check is no longer open on this device. */
export const forgetCheck = (flow: FaceFlow): void => drafts.keep(flow, { faceNonce: '', bizToken: '' });
