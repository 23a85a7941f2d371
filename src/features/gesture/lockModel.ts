import type { Gesture } from '@/domain/security/gesture';
import { relaunch } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { session } from '@/stores/session';
import { digestOf } from './digest';
import { Drawing } from './drawing';
import { GESTURE } from './texts';

/** The locked app: the gesture opens it, five wrong ones end the session. */
export class LockModel {
  readonly drawing: Drawing;

  constructor(id: string) {
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
    if (digestOf(drawn, salt) === hash) return gesture.unlock();
    if (!gesture.fail()) return this.drawing.say(GESTURE.wrong(gesture.triesLeft));
    feedback.toast(GESTURE.ended);
    await relaunch('login');
  }
}
