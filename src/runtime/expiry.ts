import { ACCOUNT_CLOSED } from '@/contract/refusals';
import { persisted } from '@/storage/persisted';
import { relaunch, toLoginAnew } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

/** Spec §9 Token-expiry redirect delay. */
const REDIRECT_DELAY_MS = 2000;

const ANOTHER_DEVICE_TEXT = '您的账号已在其他设备登录';

const CLOSED = {
  title: ACCOUNT_CLOSED,
  content:
    '注销已经办完，个人信息已经删除，或按法律要求封存。您不用再做什么；刚才没有提交的内容不再保留。以后想用，可以用手机号重新注册。',
} as const;

/** The gateway's message about a session (request, `onExpired`). */
export interface Ended {
  /** The person has logged in on another device (otherDevice). */
  readonly anotherDevice: boolean;
  /** The account was cancelled: there is nothing to log in to. */
  readonly accountClosed?: boolean;
  /** Generation at the time of the call: an answer about an older session does not affect the current one. */
  readonly generation: number;
}

/** Generation of the session that is ending. */
let ending: number | undefined;

/**
 * The session has ended (spec §4 Token expiry), and `request` has shown a toast. Any number of calls leads to one clear after two seconds
 * and one move. The spec's token-expired page has no separate address: it is home, reloaded, with login above it, which says what
 * happened and returns the person to the exact page, drafts intact (spec §8: back to login).
 */
export function expire({ anotherDevice, accountClosed = false, generation }: Ended): void {
  if (generation === ending || generation !== session.generation || !session.loggedIn) return;
  ending = generation;
  // Replaces the general text, which is being shown at this moment.
  if (anotherDevice) feedback.toast(ANOTHER_DEVICE_TEXT);
  if (accountClosed) feedback.toast(ACCOUNT_CLOSED);
  setTimeout(() => {
    // If someone has logged in or out in the meantime, this is another session.
    if (session.generation !== generation) return;
    if (accountClosed) void leaveForGood();
    else leave(anotherDevice);
  }, REDIRECT_DELAY_MS);
}

function leave(anotherDevice: boolean): void {
  session.clear('expired');
  // Two devices with silent login would log each other out forever.
  if (anotherDevice) persisted.set({ wechatKnown: false });
  void toLoginAnew({ ended: anotherDevice ? 'elsewhere' : 'expired' });
}

/** Nothing of the account stays on the device, and the app does not ask for a login: a login would begin a new account. */
async function leaveForGood(): Promise<void> {
  session.clear('loggedOut');
  await relaunch('home');
  await feedback.confirm({ ...CLOSED, confirmText: '我知道了', cancelText: null });
}
