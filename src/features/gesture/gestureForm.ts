import { makeAutoObservable } from 'mobx';
import type { Gesture } from '@/domain/security/gesture';
import { gesture } from '@/stores/gesture';
import { digestOf, newSalt } from './digest';
import { Drawing } from './drawing';
import { GESTURE } from './texts';

/** A new gesture, drawn twice. */
export class GestureForm {
  readonly drawing: Drawing;
  stage: 'first' | 'second' = 'first';
  private chosen: Gesture = [];

  constructor(private readonly done: () => unknown) {
    this.drawing = new Drawing('yl-gesture-set', (drawn) => this.take(drawn));
    makeAutoObservable<this, 'chosen' | 'done'>(this, { drawing: false, chosen: false, done: false });
  }

  private take(drawn: Gesture): unknown {
    if (this.stage === 'first') {
      this.chosen = drawn;
      this.stage = 'second';
      return undefined;
    }
    const same = drawn.join() === this.chosen.join();
    this.chosen = [];
    this.stage = 'first';
    if (!same) return this.drawing.say(GESTURE.differs);
    const salt = newSalt();
    gesture.set(salt, digestOf(drawn, salt));
    return this.done();
  }
}
