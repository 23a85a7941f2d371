import { computed, makeObservable, observable, runInAction } from 'mobx';
import { Shot } from '@/features/pictures';
import type { FormField } from '@/model/form';

/** One side of the new card: photographed now, or read before a reload. `R`: what was read. */
export class NewSide<R extends { readonly imageId: string }> implements FormField {
  readonly shot = new Shot();
  read: R | null = null;

  constructor(
    private readonly rules: {
      readonly missing: string;
      /** Why this reading cannot be used; '' if it can. */
      readonly unfit: (read: R) => string;
    },
  ) {
    makeObservable(this, { read: observable.ref, error: computed });
  }

  get imageId(): string {
    return this.read?.imageId ?? '';
  }

  get error(): string {
    return this.shot.message;
  }

  put(read: R | null): void {
    runInAction(() => {
      this.read = read;
    });
    const wrong = read === null ? '' : this.rules.unfit(read);
    if (wrong !== '') this.shot.fail(wrong);
  }

  check(): boolean {
    if (this.read === null) {
      if (this.shot.state !== 'error') this.shot.fail(this.rules.missing);
      return false;
    }
    return this.error === '';
  }

  refuse(message: string): void {
    this.shot.fail(message);
  }
}
