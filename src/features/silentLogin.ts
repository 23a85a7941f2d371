import { persisted } from '@/storage/persisted';
import { currentRoute, showAgain } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { session } from '@/stores/session';

/**
 * At the start of the mini-program (spec §7 silentLogin): logs a person in if they have logged in by WeChat on this device before. Nothing
 * waits for it. After a logout, or a login on another device, the person must log in themselves.
 */
export async function loginSilently(): Promise<void> {
  if (!wechat.present || session.loggedIn || !persisted.get('wechatKnown')) return;
  const { generation } = session;
  // Load it only here: a browser outside WeChat never needs it.
  const late = await import('./wechatLogin').catch(() => undefined);
  const answer = await late?.knownToWechat();
  // WeChat's login page asks by itself. Another login may also have happened while we waited.
  if (answer === undefined || session.generation !== generation || currentRoute()?.key === 'wxLogin') return;
  session.start(answer);
  void late?.learnOwnPhone();
  showAgain();
}
