import { wechatCalls } from '@/contract/wechat';
import { onlyWarned } from '@/features/onlyWarned';
import { persisted } from '@/storage/persisted';
import { wechat } from '@/platform/wechat';
import { call } from '@/request';
import { session, type LoginAnswer } from '@/stores/session';

export { learnOwnPhone } from './ownPhone';

let asking: Promise<LoginAnswer | undefined> | undefined;

/**
 * The customer that belongs to WeChat's user, asked silently; undefined if unknown or if the call failed. Call it only if the
 * person has logged in by WeChat before: others have not agreed yet. One request at a time: a second login would end the first one's session.
 */
export function knownToWechat(): Promise<LoginAnswer | undefined> {
  asking ??= askWechat().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askWechat(): Promise<LoginAnswer | undefined> {
  const code = await wechat.login();
  if (!code.ok) return undefined;
  const answer = await call(wechatCalls.silentLogin, { by: 'openId', code: code.code }).catch(
    () => undefined,
  );
  return answer?.login ?? undefined;
}

/** Binds WeChat's user to this customer (spec §7 getUserIdByCode, UniSaveWxUserInfo); false if WeChat gave no code. */
export async function bindWechatUser(): Promise<boolean> {
  const code = await wechat.login();
  if (!code.ok || !session.loggedIn) return false;
  const { userId } = await call(wechatCalls.getUserIdByCode, { code: code.code });
  await call(wechatCalls.UniSaveWxUserInfo, { userId });
  persisted.set({ wechatKnown: true });
  return true;
}

/** After a login by WeChat. A failure is retried at the next login. */
export async function rememberWechatUser(): Promise<void> {
  try {
    await bindWechatUser();
  } catch (failure) {
    // The login stays valid; the next login asks for the phone number again.
    onlyWarned('UniSaveWxUserInfo', failure);
  }
}
