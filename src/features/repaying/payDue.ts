import { go } from '@/navigation';
import { channel } from '@/stores/channel';
import { openRepayment } from './openRepayment';
import { repayDraft } from './repayDraft';

/** Opens the confirmation of a payment for this debt. If an earlier payment has no known result, opens its result page instead. */
export async function payDue(loanNos: readonly string[], backUrl: string): Promise<void> {
  const unsettled = await openRepayment();
  if (unsettled !== undefined) return go('repayResult', { requestNo: unsettled, backUrl });
  repayDraft.begin('due', loanNos);
  return go('repayConfirm', { productType: channel.productType, backUrl, loanNos: loanNos.join(',') });
}
