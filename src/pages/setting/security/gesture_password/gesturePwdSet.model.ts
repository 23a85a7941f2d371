import { makeAutoObservable } from 'mobx';
import { GESTURE, GestureForm } from '@/features/gesture';
import { back } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { GESTURE_PAGE } from '../texts';

/** The gesture password of this device: set, drawn anew, or switched off. */
export class GestureModel {
  readonly form = new GestureForm(() => this.finish(GESTURE.set));
  setting = !gesture.enabled;

  constructor() {
    makeAutoObservable(this, { form: false });
  }

  load(): void {
    // The gesture is kept on this device only.
  }

  get words(): { readonly title: string; readonly note: string } {
    return this.form.stage === 'first'
      ? { title: GESTURE.first, note: GESTURE.firstNote }
      : { title: GESTURE.second, note: GESTURE.secondNote };
  }

  again(): void {
    this.setting = true;
  }

  async switchOff(): Promise<void> {
    gesture.remove();
    await this.finish(GESTURE_PAGE.offDone);
  }

  private async finish(words: string): Promise<void> {
    feedback.toast(words);
    await back('security');
  }
}
