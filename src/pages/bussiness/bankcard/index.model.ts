import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { cardCalls } from '@/contract/card';
import { cardsOnFile } from '@/features/cardBinding';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';

export type BankCard = Response<'queryBankList'>['list'][number];

/** The default card first, the others in the order of binding. */
export const inOrder = (cards: readonly BankCard[]): BankCard[] =>
  [...cards].sort((a, b) => Number(b.isDefault === 'Y') - Number(a.isDefault === 'Y'));

/** Bound cards. */
export class BankCardsModel {
  readonly cards = new Resource(() => this.fetch());
  /** A binding at a bank's own page was started here, and its result was not shown yet. */
  bindingUnseen = false;
  private revision = cardsOnFile.revision;

  constructor() {
    makeAutoObservable<this, 'revision'>(this, { cards: false, revision: false });
  }

  load(): Promise<void> {
    this.bindingUnseen = drafts.get('bindCard').bindSeq !== '';
    return this.cards.load();
  }

  /** Back from a card, from adding one, or from the end of a binding. Does not show a list that is out of date. */
  shown(): Promise<void> {
    if (this.revision !== cardsOnFile.revision) this.cards.forget();
    return this.load();
  }

  open({ cardId }: BankCard): Promise<void> {
    return go('cardDetails', { cardId });
  }

  /** Binds at the bank's own page, without a card number. */
  bindQuickly(): Promise<void> {
    return go('quickBindBanks');
  }

  seeBinding(): Promise<void> {
    return go('quickBindLanding');
  }

  private async fetch(): Promise<readonly BankCard[]> {
    this.revision = cardsOnFile.revision;
    return inOrder((await call(cardCalls.queryBankList, {})).list);
  }
}
