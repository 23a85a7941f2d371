import { clipboard } from '@/platform/clipboard';
import { feedback } from './feedback';
import { PRIVACY_REFUSED, privacyConsent } from './privacy';

/** Copies a text and tells the person, unless the host does; in a mini-program after the consent to the privacy guide. */
export async function copy(text: string): Promise<void> {
  const consent = privacyConsent.ensure();
  if (consent !== true && !(await consent)) return feedback.toast(PRIVACY_REFUSED);
  const copied = await clipboard.copy(text);
  if (!copied)
    feedback.toast(`没有复制成功，请${clipboard.byLongPress ? '长按文字复制' : '再试一次，或截图保存'}`);
  else if (!clipboard.tellsItself) feedback.toast('已复制');
}
