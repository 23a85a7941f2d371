import type { Response } from '@/contract';
import { go } from '@/navigation';
import { call } from '@/request';
import { Resource } from '@/stores/resource';

export type BankCard = Response<'queryBankList'>['list'][number];

/** The default card first, the others as they were bound. */
export const inOrder = (cards: readonly BankCard[]): BankCard[] =>
  [...cards].sort((a, b) => Number(b.isDefault === 'Y') - Number(a.isDefault === 'Y'));

/** Bound cards. */
export class BankCardsModel {
  readonly cards = new Resource(() => this.fetch());

  load(): Promise<void> {
    return this.cards.load();
  }

  /** Back from adding one. */
  shown(): Promise<void> {
    return this.load();
  }

  add(): Promise<void> {
    return go('addBankCard');
  }

  private async fetch(): Promise<readonly BankCard[]> {
    return inOrder((await call('queryBankList', {}, { toast: false })).list);
  }
}
