import { persisted } from '@/model/persisted';
import { currentRoute, showAgain } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { session } from '@/stores/session';

/**
 * At the start of the mini-program (spec §7 silentLogin): logs in a person who has logged in by WeChat on this device before; nothing waits
 * for it. Not after a logout or a login on another device: then the person must log in themselves.
 */
export async function loginSilently(): Promise<void> {
  if (!wechat.present || session.loggedIn || !persisted.get('wechatKnown')) return;
  const { generation } = session;
  // Loaded by whom it can help: a browser outside WeChat never needs it.
  const late = await import('./wechatLogin').catch(() => undefined);
  const answer = await late?.knownToWechat();
  // WeChat's login page asks by itself, and somebody may have logged in in the meantime.
  if (answer === undefined || session.generation !== generation || currentRoute()?.key === 'wxLogin') return;
  session.start(answer);
  showAgain();
}
