import { makeObservable, observable, runInAction } from 'mobx';
import type { Request, Response } from '@/contract';
import { quickBindingCalls } from '@/contract/quickBinding';
import { cardsOnFile } from '@/features/cardBinding';
import { reportDevice } from '@/features/deviceReport';
import { refusalName } from '@/model/form';
import { Poll } from '@/model/poll';
import { Resource } from '@/model/resource';
import { replace, returnTo, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';

export type Ending = Response<'qryBindCardResult'>;
type Asked = Request<'qryBindCardResult'>;

const KEY = /^[\w-]{1,64}$/;
const RESULTS = ['agreed', 'refused', 'failed'] as const satisfies readonly Asked['result'][];

/** The binding that was started on this device and whose result was not shown yet; undefined if the address belongs to another binding. */
function begunHere(params: PageParams): Pick<Asked, 'bindSeq' | 'nonce'> | undefined {
  const { bindSeq, bindNonce: nonce } = drafts.get('bindCard');
  const isOurs = (params.get('bindSeq') ?? bindSeq) === bindSeq && (params.get('nonce') ?? nonce) === nonce;
  return isOurs && bindSeq !== '' && nonce !== '' ? { bindSeq, nonce } : undefined;
}

/** The bank's parameters in the address; empty unless both are valid. */
function wordOf(params: PageParams): Pick<Asked, 'result' | 'sign'> {
  const result = RESULTS.find((known) => known === params.get('result'));
  const sign = params.get('sign') ?? '';
  return result !== undefined && KEY.test(sign) ? { result, sign } : {};
}

/**
 * How a binding at a bank's own page ended (spec §7 qryBindCardResult). The address only triggers the query: the gateway decides. A result
 * is shown once; opening the same address again leads to the card list.
 */
export class QuickBindCardLandingModel {
  readonly content = new Resource(() => this.fetch());
  /** The result is being queried again. */
  asking = false;
  private readonly begun: ReturnType<typeof begunHere>;
  private word: ReturnType<typeof wordOf>;
  private readonly poll = new Poll(() => this.askAgain());
  private gone = false;
  private readonly wantedBy = drafts.get('bindCard').from;

  constructor(params: PageParams) {
    this.begun = begunHere(params);
    this.word = wordOf(params);
    makeObservable(this, { asking: observable });
  }

  async load(): Promise<void> {
    if (this.begun === undefined) return replace('bankCards');
    if ((await this.askAgain()) && !this.gone) this.poll.start();
  }

  /** Back from another app, perhaps the bank's app. */
  async shown(): Promise<void> {
    if (this.content.value?.result === 'pending') await this.load();
  }

  dispose(): void {
    this.gone = true;
    this.poll.stop();
  }

  /** The page that needed a card; undefined if none did. */
  get from() {
    return this.wantedBy === '' ? undefined : this.wantedBy;
  }

  /** Back to the page that needed the card, or to the cards. */
  goOn(): Promise<void> {
    return returnTo(this.from ?? 'bankCards');
  }

  /** Another try, perhaps at another bank. */
  tryAgain(): Promise<void> {
    return replace('quickBindBanks', { from: this.from });
  }

  toCards(): Promise<void> {
    return returnTo('bankCards');
  }

  /** Binds by card number, without a bank's page. */
  addByNumber(): Promise<void> {
    return replace('addBankCard');
  }

  private async askAgain(): Promise<boolean> {
    this.setAsking(true);
    await this.content.load();
    this.setAsking(false);
    return this.content.value?.result === 'pending';
  }

  private async fetch(): Promise<Ending> {
    const ending = await this.ask();
    // If the person has left the page, they have not read the result: show it next time.
    if (ending.result === 'pending' || this.gone) return ending;
    if (ending.card !== null) {
      cardsOnFile.changed();
      void reportDevice('08', ending.card.cardId);
    }
    this.forget();
    return ending;
  }

  private async ask(): Promise<Ending> {
    const { begun, word } = this;
    if (begun === undefined) throw new Error('no binding to ask about');
    try {
      return await call(quickBindingCalls.qryBindCardResult, { ...begun, ...word });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      const name = refusalName(quickBindingCalls.qryBindCardResult, failure);
      if (name === 'bindingUnknown') return { result: 'failed', desc: failure.message, card: null };
      if (name !== 'bankSignWrong' || word.sign === undefined) throw failure;
      // A result without the bank's valid signature does not count: ask again without those parameters.
      this.word = {};
      return this.ask();
    }
  }

  private setAsking(asking: boolean): void {
    runInAction(() => {
      this.asking = asking;
    });
  }

  private forget(): void {
    if (drafts.get('bindCard').bindSeq === this.begun?.bindSeq) drafts.drop('bindCard');
  }
}
