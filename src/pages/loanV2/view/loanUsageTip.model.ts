import { returnTo } from '@/navigation';

/** Allowed uses of the money, for anybody who wants to read them. A drawing's own notice is on the loan page, and is acknowledged there. */
export class LoanUsageTipModel {
  load(): void {
    // The text is part of the app.
  }

  toLoan(): Promise<void> {
    return returnTo('loan');
  }
}
