import { makeObservable, observable, runInAction } from 'mobx';
import { persisted } from '@/model/persisted';

/** Display settings on this device; they stay after logout. */
class Display {
  /** Larger type, stronger contrast, no promotions. */
  elder = persisted.get('elder');

  constructor() {
    makeObservable(this, { elder: observable });
  }

  setElder(elder: boolean): void {
    persisted.set({ elder });
    runInAction(() => {
      this.elder = elder;
    });
  }
}

export const display = new Display();
