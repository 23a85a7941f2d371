import type { Transfers } from '@/domain/repay/transfers';
import { feedback } from '@/stores/feedback';
import { BESIDES, besidesText } from './texts';

/** Asks whether the person wants to pay although a transfer is not booked yet. Without a transfer it does not ask. */
export async function payBesides(transfers: Transfers): Promise<boolean> {
  if (transfers.length === 0) return true;
  return feedback.confirm({
    title: BESIDES.title,
    content: besidesText(transfers),
    confirmText: BESIDES.confirm,
    cancelText: BESIDES.cancel,
  });
}
