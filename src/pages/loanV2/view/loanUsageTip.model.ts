import { Submission } from '@/model/submission';
import { back, replace } from '@/navigation';
import { session } from '@/stores/session';
import { sayLeaving } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';
import { openDrawing } from '../parts/nextStep';

/** What the money may be used for: acknowledged once for each draft, before a drawing is opened. */
export class LoanUsageTipModel {
  readonly submission = new Submission();

  load(): void {
    // Its text stands in the app.
  }

  async acknowledge(): Promise<void> {
    loanDraft.keep({ usageRead: true });
    // Read without a drawing at hand (the page is open to all): on to where one begins.
    if (!session.loggedIn || loanDraft.inputs() === undefined) return back('loan');
    await this.submission.run(
      async () => replace(await openDrawing()),
      (failure) => {
        if (failure.kind !== 'business') return false;
        // A refusal is about what was entered, on the page before.
        sayLeaving(failure);
        void back('loan');
        return true;
      },
    );
  }
}
