import { currentRoute, relaunch } from '@/navigation';
import { feedback } from './feedback';
import { session } from './session';

/** Spec §9 Token-expiry redirect delay. */
const REDIRECT_DELAY_MS = 2000;

const ANOTHER_DEVICE_TEXT = '您的账号已在其他设备登录';

/** What the gateway said of a session (request, `onExpired`). */
export interface Ended {
  /** Code 100007: logged in elsewhere. */
  readonly anotherDevice: boolean;
  /** The session's at the time of the call: what is said of an older one says nothing about this one. */
  readonly generation: number;
}

let underWay = false;

/**
 * The session has ended (spec §4 Token expiry), and `request` has said so. However often it is told: one clear and one move to
 * login after two seconds, from where the person returns to the exact page, drafts intact.
 */
export function expire({ anotherDevice, generation }: Ended): void {
  if (underWay || generation !== session.generation || !session.loggedIn) return;
  underWay = true;
  // Takes the place of the general words, which are shown at this very moment.
  if (anotherDevice) feedback.toast(ANOTHER_DEVICE_TEXT);
  setTimeout(() => {
    underWay = false;
    // Someone has logged in or out meanwhile: that session is not this one.
    if (session.generation === generation) leave();
  }, REDIRECT_DELAY_MS);
}

function leave(): void {
  session.clear('expired');
  // It remembers the address of the page on view; who is at login already stays there.
  if (currentRoute()?.key !== 'login') void relaunch('login');
}
