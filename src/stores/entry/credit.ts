import { creditBlock, creditEntry } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { go } from '@/navigation';
import { call } from '@/request';
import { channel } from '../channel';
import { feedback } from '../feedback';

const UNDERSTOOD = { confirmText: '我知道了', cancelText: null } as const;

/** Spec §4 Credit entry: 00004 and 00007 mean the quota expired; product status, re-apply, product status again. */
async function applyAgain(): Promise<boolean> {
  const productType = channel.productType;
  try {
    await call('queryProdSts', { productType }, { loading: true });
    await call('reApply', {}, { loading: true });
    await call('queryProdSts', { productType }, { loading: true });
    return true;
  } catch {
    // The failed call has said so.
    return false;
  }
}

/** Takes the person into the credit flow, or says why not (spec §4 Credit entry). A failed call has told them already. */
export async function startCredit(): Promise<void> {
  await enterCredit(go);
}

/** The same, by this move; true when another page was opened. */
export async function enterCredit(move: typeof go): Promise<boolean> {
  const state = await call(
    'queryCreditState',
    { loanType: channel.productType, nodes: '2,3,4,5,6' },
    { loading: true },
  ).catch(() => undefined);
  if (state === undefined) return false;
  switch (creditEntry(state)) {
    case 'enter':
      await move('creditFront');
      return true;
    case 'reapply':
      if (!(await applyAgain())) return false;
      await move('creditFront');
      return true;
    case 'blocked': {
      const reason = creditBlock(state);
      const content = reason === undefined ? '' : CREDIT_BLOCK_MESSAGES[reason];
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
