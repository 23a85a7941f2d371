import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { boundCardCalls } from '@/contract/boundCard';
import { cardCalls } from '@/contract/card';
import { cardName } from '@/domain/person/cardName';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { repayDraft } from './repayDraft';

export type Card = Response<'queryBankList'>['list'][number];

/** The paying card: the chosen one, otherwise the one that the loans are repaid from, the default one, or the first. */
export class PayingCard {
  readonly list = new Resource(() => fetchCards());
  /** The bank's or the gateway's refusal of the card. */
  error = '';
  /** The card that these loans are repaid from, as far as it is known. */
  private readonly usual = new Resource(() => fetchUsual());
  private choice = repayDraft.get().cardId;

  constructor() {
    makeObservable<this, 'choice'>(this, {
      error: observable,
      choice: observable,
      card: computed,
      name: computed,
    });
  }

  get card(): Card | undefined {
    const cards = this.list.value ?? [];
    return (
      cards.find(({ cardId }) => cardId === this.choice) ??
      cards.find(({ cardId }) => cardId === this.usual.value) ??
      cards.find(({ isDefault }) => isDefault === 'Y') ??
      cards[0]
    );
  }

  /** '' while there is no card. */
  get name(): string {
    return this.card === undefined ? '' : cardName(this.card);
  }

  /** Without an answer about the usual card, the default one is proposed. */
  async load(): Promise<void> {
    await Promise.all([this.usual.load(), this.list.load()]);
  }

  choose(cardId: string): void {
    repayDraft.keep({ cardId });
    runInAction(() => {
      this.choice = cardId;
      this.error = '';
    });
  }

  refuse(message: string): void {
    runInAction(() => {
      this.error = message;
    });
  }
}

/** A repayment is taken from debit cards only. */
async function fetchCards(): Promise<readonly Card[]> {
  const { list } = await call(cardCalls.queryBankList, {});
  return list.filter(({ cardType }) => cardType === 'debit');
}

async function fetchUsual(): Promise<string | null> {
  const { loanNos } = repayDraft.get();
  const request = loanNos.length === 0 ? {} : { loanNos: [...loanNos] };
  return (await call(boundCardCalls.qryBankCardSwitchConf, request)).cardId;
}
