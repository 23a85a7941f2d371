import type { Gesture } from '@/domain/security/gesture';
import { relaunch } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { session } from '@/stores/session';
import { digestOf } from './digest';
import { Drawing } from './drawing';
import { GESTURE } from './texts';

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

  /** Logging in again proves more than a gesture. */
  async forget(): Promise<void> {
    gesture.remove();
    session.clear('expired');
    await relaunch('login');
  }

  private async tryOut(drawn: Gesture): Promise<void> {
    const { salt, hash } = gesture.kept;
    if (digestOf(drawn, salt) === hash) {
      gesture.unlock();
      await this.right();
      return undefined;
    }
    if (!gesture.fail()) return this.drawing.say(GESTURE.wrong(gesture.triesLeft));
    feedback.toast(GESTURE.ended);
    await relaunch('login');
  }
}
