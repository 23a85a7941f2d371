import { returnTo } from '@/navigation';

/** Allowed uses of the money, for reading only. The loan page shows the notice of a drawing, and the person acknowledges it there. */
export class LoanUsageTipModel {
  load(): void {
    // The text is part of the app: there is nothing to load.
  }

  toLoan(): Promise<void> {
    return returnTo('loan');
  }
}
