import { link } from '@/platform/link';
import { SERVICE_PHONE } from '@/settings';
import { feedback } from '@/stores/feedback';
import { FACE_TEXTS } from '../texts';

/** The other way to show who one is: nobody has to let their face be checked. */
export async function offerCheckByHand(): Promise<void> {
  const wanted = await feedback.confirm({
    title: FACE_TEXTS.byHand,
    content: FACE_TEXTS.byHandNote(SERVICE_PHONE),
    confirmText: '拨打电话',
  });
  if (wanted && (await link.call(SERVICE_PHONE)) === 'failed') feedback.toast(`请拨打 ${SERVICE_PHONE}`);
}
