import { makeObservable, observable, runInAction } from 'mobx';
import { persisted } from '@/storage/persisted';
import type { Stored } from '@/storage/stored';
import { prompt } from '@/platform/prompt';
import { screen } from '@/platform/screen';

/** Display settings on this device; they stay after logout. */
class Display {
  /** Larger type, stronger contrast, no promotions. */
  elder = persisted.get('elder');
  /** Larger text without the rest of elder mode; '' is the usual size. */
  textSize = persisted.get('textSize');
  /** WeChat's own text size as a factor; elder mode and `textSize` come on top of it, as on H5 on the browser's. */
  hostScale = screen.textScale();

  constructor() {
    makeObservable(this, { elder: observable, textSize: observable, hostScale: observable });
    prompt.setLarge(this.elder);
  }

  setElder(elder: boolean): void {
    persisted.set({ elder });
    runInAction(() => {
      this.elder = elder;
    });
    prompt.setLarge(this.elder);
  }

  /** The app is seen again: the person may have been in WeChat's settings. */
  followHost(): void {
    const now = screen.textScale();
    runInAction(() => {
      this.hostScale = now;
    });
  }

  setTextSize(textSize: Stored['textSize']): void {
    persisted.set({ textSize });
    runInAction(() => {
      this.textSize = textSize;
    });
  }
}

export const display = new Display();
