import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { cardCalls } from '@/contract/card';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';

export type BankCard = Response<'queryBankList'>['list'][number];

/** The default card first, the others in the order of binding. */
export const inOrder = (cards: readonly BankCard[]): BankCard[] =>
  [...cards].sort((a, b) => Number(b.isDefault === 'Y') - Number(a.isDefault === 'Y'));

/** Bound cards. */
export class BankCardsModel {
  readonly cards = new Resource(() => this.fetch());
  /** A binding at a bank's own page was started here, and its result was not shown yet. */
  bindingUnseen = false;

  constructor() {
    makeAutoObservable(this, { cards: false });
  }

  load(): Promise<void> {
    this.bindingUnseen = drafts.get('bindCard').bindSeq !== '';
    return this.cards.load();
  }

  /** Back from adding a card, or from the end of a binding. */
  shown(): Promise<void> {
    return this.load();
  }

  add(): Promise<void> {
    return go('addBankCard');
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
    return inOrder((await call(cardCalls.queryBankList, {})).list);
  }
}
