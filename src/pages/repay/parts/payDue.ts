import { go } from '@/navigation';
import { channel } from '@/stores/channel';
import { openRepayment } from './openRepayment';
import { repayDraft } from './repayDraft';

/** From a debt to the confirmation of its payment. A payment without a known result comes first: its result page opens instead. */
export async function payDue(loanNos: readonly string[], backUrl: string): Promise<void> {
  const unsettled = await openRepayment();
  if (unsettled !== undefined) return go('repayResult', { requestNo: unsettled, backUrl });
  repayDraft.begin('due', loanNos);
  return go('repayConfirm', { productType: channel.productType, backUrl, loanNos: loanNos.join(',') });
}
