import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { boundCardCalls } from '@/contract/boundCard';
import { cardCalls } from '@/contract/card';
import { cardName } from '@/domain/person/cardName';
import { cardsOnFile } from '@/features/cardBinding';
import { checks } from '@/features/identityCheck';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go, returnTo, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import type { BankCard } from './index.model';
import { PaperProtocol } from './parts/paperProtocol';
import { SignRenewal } from './parts/signRenewal';
import { DETAILS } from './parts/texts';

export interface CardDetails extends Response<'queryBindCardInfo'> {
  readonly sign: Response<'isBankCardSecSign'>;
  /** Other cards that loans can be repaid from. */
  readonly others: readonly BankCard[];
  readonly mayChange: boolean;
  /** Why the repayment card cannot be changed now. */
  readonly changeBar: string;
}

const KEY = /^[\w-]{1,64}$/;
const UNBIND = 'unbindCard';

/** One bound card: its limits and use, and what the person can do with it. */
export class CardDetailsModel {
  /** null: no such card of this person. */
  readonly details = new Resource<CardDetails | null>(() => this.fetch());
  readonly action = new Submission();
  readonly cardId: string;
  readonly renewal: SignRenewal;
  readonly paper: PaperProtocol;
  /** The sheet with the other cards is open. */
  choosing = false;
  /** The person confirmed the unbinding and went to the identity check. */
  private unbinding = false;

  constructor(params: PageParams) {
    const cardId = params.get('cardId') ?? '';
    this.cardId = KEY.test(cardId) ? cardId : '';
    this.renewal = new SignRenewal(this.cardId, () => this.details.load());
    this.paper = new PaperProtocol(this.cardId, () => this.details.load());
    makeAutoObservable<this, 'unbinding'>(this, {
      ...{ details: false, action: false, cardId: false, renewal: false, paper: false },
      unbinding: false,
    });
  }

  async load(): Promise<void> {
    await this.details.load();
    // A face check on H5 leaves the site, so the answer to the question is lost: ask again, but without another check.
    if (!this.unbinding && checks.has(UNBIND)) await this.unbind();
  }

  /** Back from the identity check, or from adding a card. */
  async shown(): Promise<void> {
    if (this.unbinding && checks.has(UNBIND)) return this.unbindChecked();
    this.unbinding = false;
    await this.load();
  }

  dispose(): void {
    this.renewal.dispose();
  }

  setChoosing(choosing: boolean): void {
    this.choosing = choosing;
  }

  async setDefault(): Promise<void> {
    const done = await this.action.run(() => call(boundCardCalls.setDefaultCard, { cardId: this.cardId }));
    if (done) this.told(DETAILS.defaultSet);
    await this.load();
  }

  /** From now on the other card repays the loans of this one. */
  async changeTo(toCardId: string): Promise<void> {
    const request = { fromCardId: this.cardId, toCardId };
    const done = await this.action.run(() => call(boundCardCalls.changeRepayCard, request));
    if (done) this.told(DETAILS.changed);
    await this.load();
  }

  addCard(): Promise<void> {
    this.setChoosing(false);
    return go('addBankCard');
  }

  /** Say first what will happen; then check the identity. */
  async unbind(): Promise<void> {
    const card = this.details.value?.card;
    if (card === undefined || this.action.busy) return;
    const { unbindTitle: title, unbindText, unbindDo: confirmText } = DETAILS;
    if (!(await feedback.confirm({ title, content: unbindText(cardName(card)), confirmText }))) return;
    await this.unbindChecked();
  }

  toCards(): Promise<void> {
    return returnTo('bankCards');
  }

  private async unbindChecked(): Promise<void> {
    const checkToken = checks.take(UNBIND);
    if (checkToken === undefined) return this.askCheck();
    this.unbinding = false;
    let again = false;
    const request = { cardId: this.cardId, checkToken };
    const done = await this.action.run(
      () => call(boundCardCalls.unbindCard, request),
      (failure) => {
        again = refusalName(boundCardCalls.unbindCard, failure) === 'checkMissing';
        return again;
      },
    );
    if (again) return this.askCheck();
    if (!done) return this.load();
    this.told(DETAILS.unbound);
    await this.toCards();
  }

  private told(change: string): void {
    cardsOnFile.changed();
    feedback.toast(change);
  }

  private async askCheck(): Promise<void> {
    this.unbinding = true;
    await checks.ask(UNBIND, this.cardId);
  }

  private async fetch(): Promise<CardDetails | null> {
    const { cardId } = this;
    if (cardId === '') return null;
    try {
      const [info, sign, { list }, conf] = await Promise.all([
        call(boundCardCalls.queryBindCardInfo, { cardId }),
        call(boundCardCalls.isBankCardSecSign, { cardId }),
        call(cardCalls.queryBankList, {}),
        call(boundCardCalls.qryBankCardSwitchConf, {}),
      ]);
      runInAction(() => this.renewal.begin(info.phone, sign.signed === 'N'));
      const others = list.filter((card) => card.cardId !== cardId && card.cardType === 'debit');
      return { ...info, sign, others, mayChange: conf.mayChange === 'Y', changeBar: conf.reason };
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(boundCardCalls.queryBindCardInfo, failure) !== 'cardUnknown') throw failure;
      return null;
    }
  }
}
