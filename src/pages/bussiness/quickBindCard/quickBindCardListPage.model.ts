import { makeAutoObservable } from 'mobx';
import type { CardType } from '@/contract/codes';
import { Resource } from '@/model/resource';
import { go, returnTo, type PageParams } from '@/navigation';
import { fetchBank, type BankInfo } from './parts/bankInfo';
import { bankCodeOf, fromOf } from './parts/from';

/** Debit or credit card at the chosen bank. */
export class QuickBindCardListModel {
  /** null: no such bank. */
  readonly bank = new Resource<BankInfo | null>(() => fetchBank(this.bankCode));
  private picked: CardType | undefined;
  private readonly bankCode: string;
  private readonly from: ReturnType<typeof fromOf>;

  constructor(params: PageParams) {
    this.bankCode = bankCodeOf(params);
    this.from = fromOf(params);
    makeAutoObservable<this, 'bankCode' | 'from'>(this, { bank: false, bankCode: false, from: false });
  }

  load(): Promise<void> {
    return this.bank.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  /** The chosen kind, by default the first that can be bound. */
  get cardType(): CardType | undefined {
    return this.picked ?? this.bank.value?.cardTypes.find(({ supported }) => supported === 'Y')?.cardType;
  }

  get open(): boolean {
    return this.bank.value?.state === 'open' && this.cardType !== undefined;
  }

  pick(cardType: CardType): void {
    this.picked = cardType;
  }

  next(): Promise<void> {
    const { bankCode, cardType, from } = this;
    return go('quickBindConfirm', { bankCode, cardType, from });
  }

  toBanks(): Promise<void> {
    return returnTo('quickBindBanks', { from: this.from });
  }
}
