import { relaunch } from '@/navigation';
import { feedback } from '@/stores/feedback';

/** The gateway has this payment already: says so, and shows the current debt. */
export async function paidBefore(message: string): Promise<void> {
  await feedback.confirm({
    title: message,
    content: '没有重复扣款。可以在借还记录里看到这笔还款',
    confirmText: '我知道了',
    cancelText: null,
  });
  await relaunch('repay');
}
