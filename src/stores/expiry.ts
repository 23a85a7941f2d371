import { currentRoute, relaunch } from '@/navigation';
import { feedback } from './feedback';
import { session } from './session';

/** Spec §9 Token-expiry redirect delay. */
const REDIRECT_DELAY_MS = 2000;

/** Spec §8: login on another device. */
const ANOTHER_DEVICE = '100007';

const TEXTS = { expired: '登录失效', anotherDevice: '您的账号已在其他设备登录' } as const;

let underWay = false;

/**
 * The gateway says that the session has ended (spec §4 Token expiry). However many answers say so at once: one toast, one clear,
 * one move to login after two seconds, from where the person returns to the exact page, drafts intact.
 * `generation`: the session's at the time of the call; an answer to an older one says nothing about this one.
 */
export function expire(code: string, generation: number): void {
  if (underWay || generation !== session.generation || !session.loggedIn) return;
  underWay = true;
  session.endInstances();
  const ended = session.generation;
  feedback.toast(code === ANOTHER_DEVICE ? TEXTS.anotherDevice : TEXTS.expired);
  setTimeout(() => {
    underWay = false;
    // Someone has logged in meanwhile: that session is not this one.
    if (session.generation === ended) leave();
  }, REDIRECT_DELAY_MS);
}

function leave(): void {
  session.clear('expired');
  // It remembers the address of the page on view; who is at login already stays there.
  if (currentRoute()?.key !== 'login') void relaunch('login');
}
