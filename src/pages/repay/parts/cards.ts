import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { boundCardCalls } from '@/contract/boundCard';
import { cardCalls } from '@/contract/card';
import { cardName } from '@/domain/person/cardName';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { repayDraft } from '@/features/repaying';

export type Card = Response<'queryBankList'>['list'][number];

/** The paying card: the chosen one, otherwise the one that the loans are repaid from, the default one, or the first. */
export class PayingCard {
  readonly list = new Resource(() => fetchCards());
  /** The bank's or the gateway's refusal of the card. */
  error = '';
  /** The refused card's protocol with the bank has run out: it can be renewed. */
  lapsed = false;
  /** The card that repays these loans, if it is known. */
  private readonly usual = new Resource(() => fetchSwitch());
  private choice = repayDraft.get().cardId;

  constructor() {
    makeObservable<this, 'choice'>(this, {
      error: observable,
      lapsed: observable,
      choice: observable,
      card: computed,
      bar: computed,
      name: computed,
    });
  }

  get card(): Card | undefined {
    const cards = this.list.value ?? [];
    const usual = cards.find(({ cardId }) => cardId === this.usual.value?.cardId);
    if (this.bar !== '') return usual;
    return (
      cards.find(({ cardId }) => cardId === this.choice) ??
      usual ??
      cards.find(({ isDefault }) => isDefault === 'Y') ??
      cards[0]
    );
  }

  /** Why no other card can pay now; '' if one can, or if the loans have no card that is still bound. */
  get bar(): string {
    const { mayChange = 'Y', reason = '', cardId = null } = this.usual.value ?? {};
    const bound = (this.list.value ?? []).some((card) => card.cardId === cardId);
    return mayChange === 'N' && bound ? reason : '';
  }

  /** '' while there is no card. */
  get name(): string {
    return this.card === undefined ? '' : cardName(this.card);
  }

  /** If the usual card is unknown, propose the default one. */
  async load(): Promise<void> {
    // Back from the page of the card: its protocol may have been renewed there.
    if (this.lapsed) this.refuse('');
    await Promise.all([this.usual.load(), this.list.load()]);
  }

  choose(cardId: string): void {
    if (this.bar !== '') return;
    repayDraft.keep({ cardId });
    runInAction(() => {
      this.choice = cardId;
    });
    this.refuse('');
  }

  refuse(message: string, way?: 'renew'): void {
    runInAction(() => {
      this.error = message;
      this.lapsed = way === 'renew';
    });
  }
}

/** A repayment is taken from debit cards only. */
async function fetchCards(): Promise<readonly Card[]> {
  const { list } = await call(cardCalls.queryBankList, {});
  return list.filter(({ cardType }) => cardType === 'debit');
}

/** The card that the loans of the draft are repaid from, and whether another one may pay. */
function fetchSwitch(): Promise<Response<'qryBankCardSwitchConf'>> {
  const { loanNos } = repayDraft.get();
  const request = loanNos.length === 0 ? {} : { loanNos: [...loanNos] };
  return call(boundCardCalls.qryBankCardSwitchConf, request);
}
