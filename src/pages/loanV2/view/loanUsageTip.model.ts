import { makeObservable, observable, runInAction } from 'mobx';
import { back, replace } from '@/navigation';
import { session } from '@/stores/session';
import { loanDraft } from '../parts/loanDraft';
import { openDrawing } from '../parts/nextStep';
import { sayFailure } from '../parts/failures';

/** What the money may be used for: acknowledged once for each draft, before a drawing is opened. */
export class LoanUsageTipModel {
  busy = false;

  constructor() {
    makeObservable(this, { busy: observable });
  }

  load(): void {
    // Its text stands in the app.
  }

  async acknowledge(): Promise<void> {
    if (this.busy) return;
    loanDraft.keep({ usageRead: true });
    // Read without a drawing at hand (the page is open to all): on to where one begins.
    if (!session.loggedIn || loanDraft.inputs() === undefined) return back('loan');
    this.setBusy(true);
    try {
      await replace(await openDrawing());
    } catch (failure) {
      // A refusal is about what was entered.
      if (sayFailure(failure).kind === 'business') await back('loan');
    } finally {
      this.setBusy(false);
    }
  }

  private setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy;
    });
  }
}
