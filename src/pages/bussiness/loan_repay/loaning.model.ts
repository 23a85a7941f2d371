import { payoutCalls } from '@/contract/payout';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { Poll } from '@/model/poll';
import { go, replace, type PageParams } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';
import { fetchPayout, loanNoOf, payoutOf, type Payout } from './parts/payout';
import { PAYOUT_TEXTS } from './parts/payoutTexts';

const isOpen = (payout: Payout | undefined): boolean =>
  payout?.state === 'processing' || payout?.state === 'stopping';

/** A drawing that is being paid out: progress, and the request to stop it. */
export class LoaningModel {
  readonly payout = new Resource(() => this.fetch());
  readonly stopping = new Submission();
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;
  /** A late answer must not replace the page that the person is on now. */
  private left = false;
  private readonly poll = new Poll(async () => {
    await this.payout.load();
    return this.payout.value === undefined || isOpen(this.payout.value);
  });

  constructor(params: PageParams) {
    this.loanNo = loanNoOf(params.get('loanNo'));
  }

  /** Asks now, and again with growing pauses while the bank has not decided. */
  async load(): Promise<void> {
    if (this.loanNo !== '') await this.poll.now();
  }

  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.left = true;
    this.poll.stop();
  }

  /** If the answer is lost, the next query tells whether the request arrived; a second request changes nothing. */
  async stop(): Promise<void> {
    const sure = await feedback.confirm({
      title: PAYOUT_TEXTS.askTitle,
      content: PAYOUT_TEXTS.ask,
      confirmText: PAYOUT_TEXTS.askYes,
      cancelText: PAYOUT_TEXTS.askNo,
    });
    if (!sure) return;
    // Spec §2 Screen-tracking page ids: stop-disbursement request.
    track.event('pageView', '015');
    const answered = await this.stopping.run(async () => {
      this.take(payoutOf(await call(payoutCalls.stopLoan, { loanNo: this.loanNo })));
    });
    if (!answered || isOpen(this.payout.value)) await this.load();
  }

  openLoan(): Promise<void> {
    return go('iouDetails', { loanNo: this.loanNo });
  }

  toHistory(): Promise<void> {
    return replace('loanHistory');
  }

  private take(payout: Payout): void {
    this.payout.put(payout);
    this.leaveIfFailed(payout);
  }

  private async fetch(): Promise<Payout> {
    const payout = await fetchPayout(this.loanNo);
    this.leaveIfFailed(payout);
    return payout;
  }

  /** The page of failed drawings says why. */
  private leaveIfFailed({ state }: Payout): void {
    if (state !== 'failed' || this.left) return;
    this.poll.stop();
    void replace('loanFail', { loanNo: this.loanNo });
  }
}
