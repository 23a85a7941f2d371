import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { userCalls } from '@/contract/user';
import { creditBlock, creditEntry } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { CREDIT_WAYS, sayBlocked, type WayName } from '@/features/blocks';
import { go } from '@/navigation';
import { call, type CallOptions } from '@/request';
import { channel } from '@/stores/channel';
import { BEGIN } from './begin';

type Manner = CallOptions;

/** Whether this person may enter the credit flow, and if not, why. `reapplied`: the quota had expired, and the person has just applied again. */
export type CreditVerdict =
  | { readonly kind: 'enter'; readonly reapplied: boolean }
  /** `onResult`: the result page shows more, such as when to try again. */
  | {
      readonly kind: 'blocked';
      readonly message: string;
      readonly way: WayName;
      readonly onResult: boolean;
    }
  | { readonly kind: 'authorize' | 'unqualified' };

/**
 * Spec §4 Credit entry, the same for every way into the flow. 00004 and 00007 mean that the quota has expired: query the product status, reapply,
 * query it again. Rejects with CallFailure. `manner`: how the calls show.
 */
export async function creditVerdict(manner: Manner = {}): Promise<CreditVerdict> {
  const { productType } = channel;
  const state = await creditState(manner);
  const kind = creditEntry(state);
  switch (kind) {
    case 'enter':
      return { kind, reapplied: false };
    case 'blocked': {
      const reason = creditBlock(state);
      const message = reason === undefined ? '' : CREDIT_BLOCK_MESSAGES[reason];
      const way = reason === undefined ? 'application' : CREDIT_WAYS[reason];
      return { kind, message, way, onResult: reason === undefined || reason === 'refusedRecently' };
    }
    case 'authorize':
    case 'unqualified':
      return { kind };
    case 'reapply':
      await call(userCalls.queryProdSts, { productType }, manner);
      await call(creditCalls.reApply, {}, manner);
      await call(userCalls.queryProdSts, { productType }, manner);
      return { kind: 'enter', reapplied: true };
  }
}

/** Whether this person must renew the authorisation first. Rejects with CallFailure. */
export async function mustAuthorize(): Promise<boolean> {
  return creditEntry(await creditState()) === 'authorize';
}

function creditState(manner: Manner = {}): Promise<Response<'queryCreditState'>> {
  const request = { loanType: channel.productType, nodes: '2,3,4,5,6' } as const;
  return call(creditCalls.queryCreditState, request, manner);
}

/** Opens the credit flow, or says why not (spec §4 Credit entry). A failed call has shown its own toast. */
export async function startCredit(): Promise<void> {
  await enterCredit(go, BEGIN);
}

/** From a link, with this move; `params` of the front page. True if another page was opened. */
export async function enterCredit(move: typeof go, params?: typeof BEGIN): Promise<boolean> {
  const verdict = await creditVerdict({ tell: true, loading: true }).catch(() => undefined);
  switch (verdict?.kind) {
    case undefined:
      return false;
    case 'enter':
      await move('creditFront', verdict.reapplied ? undefined : params);
      return true;
    case 'blocked':
      await sayBlocked('现在不能申请', verdict.message, verdict.way);
      return false;
    case 'authorize':
      await move('creditAuthorize');
      return true;
    case 'unqualified':
      await move('creditResult');
      return true;
  }
}
