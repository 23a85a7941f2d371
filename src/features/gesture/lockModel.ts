import { loginCalls } from '@/contract/login';
import type { Gesture } from '@/domain/security/gesture';
import { relaunch } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { digestOf } from './digest';
import { Drawing } from './drawing';
import { GESTURE } from './texts';

/** The lock does not wait longer than this for the network. */
const SIGN_OUT_MS = 3000;

/** The gateway revokes the token if we can reach it. Otherwise this removes the only copy of it, which is on this device. */
async function signOut(): Promise<void> {
  const told = call(loginCalls.signOut, {}).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_MS))]);
  gesture.end();
}

/** Asks for the gesture: the right one goes on, five wrong ones end the session. */
export class LockModel {
  readonly drawing: Drawing;

  /** `right`: what to do after the right one; the app is open then in any case. */
  constructor(
    id: string,
    private readonly right: () => unknown = () => undefined,
  ) {
    this.drawing = new Drawing(id, (drawn) => this.tryOut(drawn));
  }

  /** A new login proves more than a gesture. */
  async forget(): Promise<void> {
    await signOut();
    await relaunch('login');
  }

  private async tryOut(drawn: Gesture): Promise<void> {
    // The session is ending.
    if (gesture.triesLeft <= 0) return undefined;
    const { salt, hash } = gesture.kept;
    if (digestOf(drawn, salt) === hash) {
      gesture.unlock();
      await this.right();
      return undefined;
    }
    if (!gesture.fail()) return this.drawing.say(GESTURE.wrong(gesture.triesLeft));
    feedback.toast(GESTURE.ended);
    await signOut();
    await relaunch('login');
  }
}
