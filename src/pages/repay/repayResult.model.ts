import { computed, makeObservable } from 'mobx';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { cardByTail } from '@/domain/person/cardName';
import type { ResultPoll, ResultState } from '@/features/moneyOrder';
import { Resource } from '@/model/resource';
import { go, replace, type PageParams } from '@/navigation';
import { fetchAfterwards, nextSteps, type NextStep } from './parts/afterwards';
import { repayDraft, repayment } from '@/features/repaying';
import { KIND_WORDS, RESULT } from './parts/texts';
import { wayAfter } from './parts/wayAgain';
import { leave } from './parts/wayBack';

/** The result of a repayment, polled until it is final. */
export class RepayResultModel {
  readonly poll: ResultPoll;
  readonly afterwards = new Resource(fetchAfterwards);
  private readonly backUrl: string | undefined;

  constructor(params: PageParams) {
    this.backUrl = params.get('backUrl');
    this.poll = repayment.result(params.get('requestNo'), ({ state }) => {
      if (state === 'paid') void this.afterwards.load();
    });
    makeObservable(this, { amount: computed, paidTitle: computed, next: computed, another: computed });
  }

  load(): Promise<void> {
    return this.poll.start();
  }

  shown(): Promise<void> {
    return this.poll.resume();
  }

  dispose(): void {
    this.poll.stop();
  }

  get state(): ResultState {
    return this.poll.state;
  }

  get amount(): Fen | undefined {
    const { answer } = this.poll;
    return answer === undefined || answer.state === 'unknown' ? undefined : fenOf(answer.amount);
  }

  /** The part that a coupon paid. */
  get discount(): Fen {
    return fenOf(this.poll.answer?.discount ?? '0.00');
  }

  get card(): string {
    const { bankName = '', cardTail = '' } = this.poll.answer ?? {};
    return cardByTail(bankName, cardTail);
  }

  get paidTitle(): string {
    if (this.afterwards.value?.loans === 0) return RESULT.allPaid;
    const { repaidAs = '' } = this.poll.answer ?? {};
    return repaidAs === '' ? RESULT.paid : KIND_WORDS[repaidAs].paid;
  }

  /** Another loan comes next in the way that the person chose over all loans. */
  get another(): boolean {
    const way = wayAfter(this.backUrl);
    const { loans = 0, exits = 0 } = this.afterwards.value ?? {};
    return way !== undefined && (way === 'coolingOff' ? exits : loans) > 0;
  }

  get next(): NextStep[] {
    return nextSteps(this.card, this.discount, this.afterwards.value);
  }

  askNow(): Promise<void> {
    return this.poll.start();
  }

  /** Another try, with the same or another card; the choices stay. */
  tryAgain(): Promise<void> {
    const { kind, loanNos } = repayDraft.get();
    if (kind === '' || loanNos.length === 0) return this.finish();
    return replace('repayConfirm', { backUrl: this.backUrl });
  }

  finish(): Promise<void> {
    return leave(this.backUrl, this.afterwards.value?.loans !== 0);
  }

  openHistory(): Promise<void> {
    return go('loanHistory');
  }
}
