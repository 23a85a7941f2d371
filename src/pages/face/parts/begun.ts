import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { drafts } from '@/stores/drafts';
import { FACE } from './texts';

type Answer = Response<'getAuthResult'>;

/** `foreign`: the check was not started on this device, or its result was taken already. */
export interface FaceVerdict {
  readonly result: Answer['result'] | 'foreign';
  readonly desc: string;
  readonly remainingTries: number;
}

export const FOREIGN: FaceVerdict = { result: 'foreign', desc: FACE.foreign, remainingTries: 1 };

/** The check that this device has begun; undefined if there is none. */
export function begunCheck(): { readonly bizToken: string; readonly nonce: string } | undefined {
  const { faceNonce: nonce, bizToken } = drafts.get('face');
  return nonce === '' || bizToken === '' ? undefined : { bizToken, nonce };
}

/** How the begun check ended; a decided one is no longer open on this device. */
export async function endOfCheck(begun: {
  readonly bizToken: string;
  readonly nonce: string;
}): Promise<FaceVerdict> {
  const { getAuthResult } = identityCalls;
  try {
    const verdict = await call(getAuthResult, begun);
    if (verdict.result !== 'pending') drafts.keep('face', { faceNonce: '', bizToken: '' });
    return verdict;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (refusalName(getAuthResult, failure) !== 'faceCheckUnknown') throw failure;
    return FOREIGN;
  }
}
