import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { cardCalls } from '@/contract/card';
import { call } from '@/request';

export type Bank = NonNullable<Response<'querybankBin'>['bank']>;

/** The first digits identify the issuer; the rest of the number is not sent before the person submits. */
const TELLING_DIGITS = 10;
/** Debounce: the bank is looked up when the person pauses. */
const PAUSE_MS = 400;

const CARD_TYPES = { debit: '储蓄卡', credit: '信用卡' } as const;

/** Looks up the bank of a card number while it is typed. A failed lookup shows nothing: the bank decides in the end. */
export class BankLookup {
  /** Null: the bank is unknown. Undefined: not looked up yet. */
  bank: Bank | null | undefined = undefined;
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'asked' | 'timer'>(this, { asked: false, timer: false });
  }

  /** '招商银行 储蓄卡'; '' while the bank is unknown. */
  get name(): string {
    return this.bank ? `${this.bank.bankName} ${CARD_TYPES[this.bank.cardType]}` : '';
  }

  /** Why a card of this bank cannot be bound; '' if it can or the bank is unknown. */
  get refusal(): string {
    if (this.bank?.supported !== 'N') return '';
    return this.bank.cardType === 'credit'
      ? '暂不支持信用卡，请换一张储蓄卡'
      : '暂不支持这家银行的卡，请换一张';
  }

  /** Takes the digits typed so far. */
  look(digits: string): void {
    const telling = digits.length < TELLING_DIGITS ? '' : digits.slice(0, TELLING_DIGITS);
    if (telling === this.asked) return;
    this.asked = telling;
    this.bank = undefined;
    clearTimeout(this.timer);
    if (telling !== '') this.timer = setTimeout(() => void this.ask(telling), PAUSE_MS);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  private async ask(telling: string): Promise<void> {
    const answer = await call(cardCalls.querybankBin, { cardNo: telling }).catch(() => undefined);
    runInAction(() => {
      // The person may have typed another number while we waited.
      if (this.asked !== telling) return;
      this.bank = answer?.bank;
      if (answer === undefined) this.asked = '';
    });
  }
}
