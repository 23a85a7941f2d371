import { makeAutoObservable, runInAction } from 'mobx';
import { quickBindingCalls } from '@/contract/quickBinding';
import { CARD_TYPES, type CardType } from '@/contract/codes';
import { CARD_AGREEMENTS } from '@/features/cardBinding';
import { Consents } from '@/features/consents';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { replace, returnTo, type PageParams } from '@/navigation';
import { face } from '@/platform/face';
import { call, CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';
import { fetchBank, type BankInfo } from './parts/bankInfo';
import { bankCodeOf, fromOf } from './parts/from';
import { CONFIRM } from './texts';

const AGREEMENT_IDS = CARD_AGREEMENTS.map(({ key }) => key);

/** The last step before the bank's page: the consent, then the way there (spec §7 getSkipBankUrl). */
export class QuickBindCardConfirmModel {
  /** null: no such bank. */
  readonly bank = new Resource<BankInfo | null>(() => fetchBank(this.bankCode));
  readonly form = new Form({ agreement: new Consents(AGREEMENT_IDS, CONFIRM.consent) });
  readonly cardType: CardType;
  /** A binding was started on this device, and its result was not shown yet. */
  unseen = false;
  private readonly bankCode: string;
  private readonly from: ReturnType<typeof fromOf>;

  constructor(params: PageParams) {
    this.bankCode = bankCodeOf(params);
    this.from = fromOf(params);
    this.cardType = CARD_TYPES.find((one) => one === params.get('cardType')) ?? 'debit';
    makeAutoObservable<this, 'bankCode' | 'from'>(this, {
      ...{ bank: false, form: false, cardType: false },
      ...{ bankCode: false, from: false },
    });
  }

  load(): Promise<void> {
    this.look();
    return this.bank.load();
  }

  /** Back from the bank's page without a result, or from the text of the consent. */
  shown(): void {
    this.look();
  }

  async submit(): Promise<void> {
    const refused = this.form.refusalsOf(quickBindingCalls.getSkipBankUrl, {
      agreementMissing: 'agreement',
      idCardMissing: 'form',
      cardUnsupported: 'form',
      bankPageUnavailable: 'form',
      bankMaintained: 'form',
      bindingUnseen: 'form',
    });
    await this.form.submit(() => this.leave(), refused);
  }

  /** The result page finds out how the binding ended. */
  seeResult(): Promise<void> {
    return replace('quickBindLanding');
  }

  toBanks(): Promise<void> {
    return returnTo('quickBindBanks', { from: this.from });
  }

  private async leave(): Promise<void> {
    const { bankCode, cardType } = this;
    const request = { bankCode, cardType, terminal: face.terminal, agreements: AGREEMENT_IDS };
    try {
      const { bindSeq, nonce, url } = await call(quickBindingCalls.getSkipBankUrl, request);
      drafts.keep('bindCard', { bindSeq, bindNonce: nonce, from: this.from ?? '' });
      // The bank's page opens like the page of a face check: an https address that leads back by our callback.
      if ((await face.open(url)) === 'left') return;
    } catch (failure) {
      const ended =
        failure instanceof CallFailure &&
        refusalName(quickBindingCalls.getSkipBankUrl, failure) === 'bindingUnseen';
      this.look();
      if (ended && this.unseen) return this.seeResult();
      throw failure;
    }
    runInAction(() => {
      this.form.submission.problem = CONFIRM.notOpened;
    });
  }

  private look(): void {
    this.unseen = drafts.get('bindCard').bindSeq !== '';
  }
}
