import { Notice } from '@/components/Notice';
import { transferText, type Transfers } from '@/domain/repay/transfers';
import { go } from '@/navigation';

/** A notice about bank transfers that are not booked yet, above the debts that they may pay, with a link to their page. */
export function TransferNotice({ transfers }: { readonly transfers: Transfers }) {
  const [first] = transfers;
  if (first === undefined) return null;
  const action = { label: '看转账', onPress: () => go('offlineResult', { offlineNo: first.offlineNo }) };
  return (
    <Notice kind="warn" action={action}>
      {transferText(transfers)}
    </Notice>
  );
}
