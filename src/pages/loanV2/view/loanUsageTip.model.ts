import { Submission } from '@/model/submission';
import { back, replace } from '@/navigation';
import { session } from '@/stores/session';
import { sayLeaving } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';
import { openDrawing } from '../parts/nextStep';

/** Allowed uses of the money: acknowledged once per draft, before a drawing is opened. */
export class LoanUsageTipModel {
  readonly submission = new Submission();

  load(): void {
    // The text is part of the app.
  }

  async acknowledge(): Promise<void> {
    loanDraft.keep({ usageRead: true });
    // The page is open to all: without a drawing to open, go to the loan page.
    if (!session.loggedIn || loanDraft.inputs() === undefined) return back('loan');
    await this.submission.run(
      async () => replace(await openDrawing()),
      (failure) => {
        if (failure.kind !== 'business') return false;
        // A refusal belongs to the inputs on the page before.
        sayLeaving(failure);
        void back('loan');
        return true;
      },
    );
  }
}
