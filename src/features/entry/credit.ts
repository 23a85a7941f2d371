import { creditCalls } from '@/contract/credit';
import { userCalls } from '@/contract/user';
import { creditBlock, creditEntry, type CreditBlock } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { go } from '@/navigation';
import { call, type CallOptions } from '@/request';
import { channel } from '@/stores/channel';
import { feedback } from '@/stores/feedback';

const UNDERSTOOD = { confirmText: '我知道了', cancelText: null } as const;
type Manner = CallOptions;

/** May this person enter the credit flow, and if not, why? `anew`: their quota had expired, and they have just applied again. */
export type CreditVerdict =
  | { readonly kind: 'enter'; readonly anew: boolean }
  | { readonly kind: 'blocked'; readonly reason: CreditBlock | undefined }
  | { readonly kind: 'authorize' | 'unqualified' };

/**
 * Spec §4 Credit entry, for every way into the flow. 00004 and 00007 mean the quota expired: the product status is refreshed, applied for
 * again, and queried once more. Rejects with CallFailure; `manner` is how the calls show.
 */
export async function creditVerdict(manner: Manner = {}): Promise<CreditVerdict> {
  const { productType } = channel;
  const state = await call(
    creditCalls.queryCreditState,
    { loanType: productType, nodes: '2,3,4,5,6' },
    manner,
  );
  const kind = creditEntry(state);
  switch (kind) {
    case 'enter':
      return { kind, anew: false };
    case 'blocked':
      return { kind, reason: creditBlock(state) };
    case 'authorize':
    case 'unqualified':
      return { kind };
    case 'reapply':
      await call(userCalls.queryProdSts, { productType }, manner);
      await call(creditCalls.reApply, {}, manner);
      await call(userCalls.queryProdSts, { productType }, manner);
      return { kind: 'enter', anew: true };
  }
}

/** Takes the person into the credit flow, or says why not (spec §4 Credit entry). A failed call has told them already. */
export async function startCredit(): Promise<void> {
  await enterCredit(go);
}

/** The same, by this move; true when another page was opened. */
export async function enterCredit(move: typeof go): Promise<boolean> {
  const verdict = await creditVerdict({ tell: true, loading: true }).catch(() => undefined);
  switch (verdict?.kind) {
    case undefined:
      return false;
    case 'enter':
      await move('creditFront');
      return true;
    case 'blocked': {
      const content = verdict.reason === undefined ? '' : CREDIT_BLOCK_MESSAGES[verdict.reason];
      await feedback.confirm({ title: '现在不能申请', content, ...UNDERSTOOD });
      return false;
    }
    case 'authorize':
      await move('creditAuthorize');
      return true;
    case 'unqualified':
      await move('creditResult');
      return true;
  }
}
