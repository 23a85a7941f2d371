import { creditBlock, creditEntry } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { go } from '@/navigation';
import { call } from '@/request';
import { channel } from '../channel';
import { feedback } from '../feedback';

const UNDERSTOOD = { confirmText: '我知道了', cancelText: null } as const;

/** Spec §4 Credit entry: 00004 and 00007 mean the quota expired; product status, re-apply, product status again. */
async function applyAgain(): Promise<void> {
  const productType = channel.productType;
  await call('queryProdSts', { productType }, { loading: true });
  await call('reApply', {}, { loading: true });
  await call('queryProdSts', { productType }, { loading: true });
}

/** Takes the person into the credit flow, or says why not (spec §4 Credit entry). A failed call has told them already. */
export async function startCredit(): Promise<void> {
  const state = await call(
    'queryCreditState',
    { loanType: channel.productType, nodes: '2,3,4,5,6' },
    { loading: true },
  ).catch(() => undefined);
  if (state === undefined) return;
  switch (creditEntry(state)) {
    case 'enter':
      return go('creditFront');
    case 'reapply':
      return applyAgain().then(
        () => go('creditFront'),
        () => undefined,
      );
    case 'blocked': {
      const reason = creditBlock(state);
      const content = reason === undefined ? '' : CREDIT_BLOCK_MESSAGES[reason];
      await feedback.confirm({ title: '现在不能申请', content, ...UNDERSTOOD });
      return;
    }
    case 'authorize':
      await feedback.confirm({
        title: '需要更新授权',
        content: '您的身份资料需要重新授权，请联系客服办理',
        ...UNDERSTOOD,
      });
      return;
    case 'unqualified':
      return go('creditResult');
  }
}
