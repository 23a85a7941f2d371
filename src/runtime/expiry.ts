import { persisted } from '@/model/persisted';
import { toLoginAnew } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

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

/** The session whose end is under way. */
let ending: number | undefined;

/**
 * The session has ended (spec §4 Token expiry), and `request` has said so. However often it is told: one clear after two seconds, and one
 * move. The spec's token-expired page has no address of its own: it is home, loaded anew, and login above it, which says what happened
 * and returns the person to the exact page, drafts intact (spec §8: back to login).
 */
export function expire({ anotherDevice, generation }: Ended): void {
  if (generation === ending || generation !== session.generation || !session.loggedIn) return;
  ending = generation;
  // Takes the place of the general words, which are shown at this very moment.
  if (anotherDevice) feedback.toast(ANOTHER_DEVICE_TEXT);
  setTimeout(() => {
    // Someone has logged in or out meanwhile: that session is not this one.
    if (session.generation === generation) leave(anotherDevice);
  }, REDIRECT_DELAY_MS);
}

function leave(anotherDevice: boolean): void {
  session.clear('expired');
  // Two devices that are both let in silently would throw each other out for ever.
  if (anotherDevice) persisted.set({ wechatKnown: false });
  void toLoginAnew({ ended: anotherDevice ? 'elsewhere' : 'expired' });
}
