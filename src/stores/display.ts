import { makeObservable, observable, runInAction } from 'mobx';
import { persisted } from '@/storage/persisted';
import type { Stored } from '@/storage/stored';
import { prompt } from '@/platform/prompt';

/** Display settings on this device; they stay after logout. */
class Display {
  /** Larger type, stronger contrast, no promotions. */
  elder = persisted.get('elder');
  /** Larger text without the rest of elder mode; '' is the usual size. */
  textSize = persisted.get('textSize');

  constructor() {
    makeObservable(this, { elder: observable, textSize: observable });
    prompt.setLarge(this.elder);
  }

  setElder(elder: boolean): void {
    persisted.set({ elder });
    runInAction(() => {
      this.elder = elder;
    });
    prompt.setLarge(this.elder);
  }

  setTextSize(textSize: Stored['textSize']): void {
    persisted.set({ textSize });
    runInAction(() => {
      this.textSize = textSize;
    });
  }
}

export const display = new Display();
