import { makeObservable, observable, runInAction } from 'mobx';
import { persisted } from '@/model/persisted';

/** How the app is shown to this person on this device; stays when they log out. */
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
