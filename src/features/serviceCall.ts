import { link } from '@/platform/link';
import { SERVICE_PHONE } from '@/settings';
import { feedback } from '@/stores/feedback';

/** Asks whether to call customer service, and dials. If the device cannot dial, a toast shows the number. */
export async function offerServiceCall(title: string, content: string): Promise<void> {
  if (await feedback.confirm({ title, content, confirmText: '拨打电话' })) await callService();
}

/** Dials without asking; `phone`: the number that the person sees. */
export async function callService(phone = SERVICE_PHONE): Promise<void> {
  if ((await link.call(phone)) === 'failed') feedback.toast(`没有拨出，请直接拨打 ${phone}`);
}
