import { wechatCalls } from '@/contract/wechat';
import { onlyWarned } from '@/features/onlyWarned';
import { persisted } from '@/model/persisted';
import { currentRoute, showAgain } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { call } from '@/request';
import { session, type LoginAnswer } from '@/stores/session';

let asking: Promise<LoginAnswer | undefined> | undefined;

/**
 * Whom WeChat's user is to us, asked without a word; undefined for nobody, and for whatever went wrong. Only for who has come by WeChat
 * before: nobody else has agreed to be known by it yet. One question at a time: of two logins the second would end the first.
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

/**
 * The start of a mini-program (spec §7 silentLogin): who has logged in by WeChat on this device before is logged in beside everything
 * else, nothing waits for it. Not after logging out, nor after a login on another device: from there on the person says so first.
 */
export async function loginSilently(): Promise<void> {
  if (!wechat.present || session.loggedIn || !persisted.get('wechatKnown')) return;
  const { generation } = session;
  const answer = await knownToWechat();
  // The page of WeChat's login asks by itself, and somebody may have logged in meanwhile.
  if (answer === undefined || session.generation !== generation || currentRoute()?.key === 'wxLogin') return;
  session.start(answer);
  showAgain();
}

/** From now on WeChat's user is this customer (spec §7 getUserIdByCode, UniSaveWxUserInfo). What fails is asked for again next time. */
export async function rememberWechatUser(): Promise<void> {
  const code = await wechat.login();
  if (!code.ok || !session.loggedIn) return;
  try {
    const { userId } = await call(wechatCalls.getUserIdByCode, { code: code.code });
    await call(wechatCalls.UniSaveWxUserInfo, { userId });
    persisted.set({ wechatKnown: true });
  } catch (failure) {
    // The login itself stands; the next one asks for the number again.
    onlyWarned('UniSaveWxUserInfo', failure);
  }
}
