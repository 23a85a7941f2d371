import { makeAutoObservable } from 'mobx';
import { GESTURE, GestureForm, LockModel } from '@/features/gesture';
import { PageMoves } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { GESTURE_PAGE } from '../texts';

type Wish = 'again' | 'off';

/** The gesture password of this device: set, redrawn, or switched off. To change it, the person draws the current gesture first. */
export class GestureModel {
  private readonly moves = new PageMoves();
  readonly form = new GestureForm(() => this.finish(GESTURE.set));
  readonly current = new LockModel('yl-gesture-now', () => this.goOn());
  stage: 'choose' | 'current' | 'new' = gesture.enabled ? 'choose' : 'new';
  /** What the person wants to do after the current gesture. */
  private wish: Wish = 'again';

  constructor() {
    makeAutoObservable<this, 'wish'>(this, { form: false, current: false, wish: false });
  }

  load(): void {
    // The gesture is stored only on this device.
  }

  get words(): { readonly title: string; readonly note: string } {
    if (this.stage === 'current') return { title: GESTURE_PAGE.now, note: GESTURE_PAGE.nowNote };
    return this.form.stage === 'first'
      ? { title: GESTURE.first, note: GESTURE.firstNote }
      : { title: GESTURE.second, note: GESTURE.secondNote };
  }

  again(): void {
    this.ask('again');
  }

  switchOff(): void {
    this.ask('off');
  }

  private ask(wish: Wish): void {
    this.wish = wish;
    this.stage = 'current';
  }

  private async goOn(): Promise<void> {
    if (this.wish === 'again') return this.drawNew();
    gesture.remove();
    await this.finish(GESTURE_PAGE.offDone);
  }

  private drawNew(): void {
    this.stage = 'new';
  }

  private async finish(words: string): Promise<void> {
    feedback.toast(words);
    await this.moves.back('security');
  }
}
