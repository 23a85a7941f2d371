import { clipboard } from '@/platform/clipboard';
import { feedback } from './feedback';

/** Puts a text on the clipboard and says so, unless the host does. */
export async function copy(text: string): Promise<void> {
  const copied = await clipboard.copy(text);
  if (!copied) feedback.toast('没有复制成功，请长按文字复制');
  else if (!clipboard.tellsItself) feedback.toast('已复制');
}
