import { makeObservable, observable, runInAction } from 'mobx';
import { cardCalls } from '@/contract/card';
import { loanCalls } from '@/contract/loan';
import { maskName } from '@/domain/person/mask';
import { CardBindingForm } from '@/features/cardBinding';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { PageMoves } from '@/navigation';
import { call, type CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { cardName, receives, type Card } from '../parts/cards';
import { backToEntry } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';
import { CARD_TEXTS } from '../parts/texts';

/** The receiving card inside the loan flow: one of the bound cards, or a new one. An opened drawing takes it over. */
export class LoanBindCardModel {
  private readonly moves = new PageMoves();
  readonly cards = new Resource(async () => (await call(cardCalls.queryBankList, {})).list);
  readonly form = new CardBindingForm();
  readonly choosing = new Submission();
  /** The card must belong to this person, masked; '' if the name is not known yet. */
  readonly holder = maskName(session.userInfo?.custName ?? '');
  /** The card in use. */
  cardId = loanDraft.get().cardId;

  constructor() {
    makeObservable(this, { cardId: observable });
  }

  async load(): Promise<void> {
    await Promise.all([this.cards.load(), this.form.load()]);
  }

  dispose(): void {
    this.form.dispose();
  }

  async choose(card: Card): Promise<void> {
    await this.choosing.run(
      () => this.use(card),
      (failure) => this.ended(failure),
    );
  }

  submit(): Promise<void> {
    return this.form.submit(async (card) => {
      if (receives(card)) return this.choose(card);
      feedback.toast(CARD_TEXTS.creditBound);
      return this.cards.load();
    });
  }

  private async use(card: Card): Promise<void> {
    const { loanSeq } = loanDraft.get();
    const { cardId } = card;
    if (loanSeq !== '') await call(loanCalls.updatePvpLoanInfo, { loanSeq, cardId });
    loanDraft.keep(loanSeq === '' ? { cardId } : { cardId, signSeq: '' });
    runInAction(() => (this.cardId = cardId));
    feedback.toast(CARD_TEXTS.changed(cardName(card)));
    await this.moves.back(loanSeq === '' ? 'loan' : 'loanFront');
  }

  private ended(failure: CallFailure): boolean {
    return backToEntry(refusalName(loanCalls.updatePvpLoanInfo, failure));
  }
}
