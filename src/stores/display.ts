import { makeObservable, observable, runInAction } from 'mobx';
import { persisted } from '@/model/persisted';
import { prompt } from '@/platform/prompt';

/** Display settings on this device; they stay after logout. */
class Display {
  /** Larger type, stronger contrast, no promotions. */
  elder = persisted.get('elder');

  constructor() {
    makeObservable(this, { elder: observable });
    prompt.setLarge(this.elder);
  }

  setElder(elder: boolean): void {
    persisted.set({ elder });
    runInAction(() => {
      this.elder = elder;
    });
    prompt.setLarge(elder);
  }
}

export const display = new Display();
