import { callService } from '@/features/serviceCall';
import { Resource } from '@/model/resource';
import { go, relaunch, replace, type PageParams } from '@/navigation';
import { fetchPayout, loanNoOf, type Payout } from './parts/payout';
import { FAILURES, type WayOn } from './parts/payoutTexts';

/** A drawing that failed or was stopped: why, and what to do. */
export class LoanFailModel {
  readonly payout = new Resource(() => this.fetch());
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;
  private left = false;

  constructor(params: PageParams) {
    this.loanNo = loanNoOf(params.get('loanNo'));
  }

  async load(): Promise<void> {
    if (this.loanNo !== '') await this.payout.load();
  }

  dispose(): void {
    this.left = true;
  }

  get wayOn(): WayOn {
    return FAILURES[this.payout.value?.decline ?? ''].wayOn;
  }

  /** The inputs of the drawing are still in the draft. */
  continue(): Promise<void> {
    if (this.wayOn === 'cards') return go('bankCards');
    return relaunch('loan', this.wayOn === 'anotherCard' ? { note: 'failed' } : {});
  }

  askWhy(): Promise<void> {
    return callService();
  }

  toHistory(): Promise<void> {
    return replace('loanHistory');
  }

  /** A drawing that has not failed has another page. */
  private async fetch(): Promise<Payout> {
    const payout = await fetchPayout(this.loanNo);
    if (payout.state !== 'failed' && !this.left) void replace('loaning', { loanNo: this.loanNo });
    return payout;
  }
}
