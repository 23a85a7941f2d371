import { makeObservable, observable, runInAction } from 'mobx';
import { identityCalls } from '@/contract/identity';
import { maskName } from '@/domain/person/mask';
import { CardBindingForm } from '@/features/cardBinding';
import { CreditFlow } from '@/features/creditFlow';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';

/** The repayment card of the credit flow. */
export class BindCardModel {
  readonly flow = new CreditFlow(['bindCard']);
  readonly form = new CardBindingForm();
  readonly content = new Resource(() => this.fetch());
  /** The card must belong to this person, masked. */
  holder = '';

  constructor() {
    makeObservable(this, { holder: observable });
  }

  load(): Promise<void> {
    return this.content.load();
  }

  dispose(): void {
    this.form.dispose();
  }

  submit(): Promise<void> {
    return this.form.submit(async ({ bankName, tail }) => {
      feedback.toast(`${bankName}（${tail}）已绑定`);
      await this.flow.advance();
    });
  }

  private async fetch(): Promise<true> {
    const [onFile] = await Promise.all([
      call(identityCalls.queryCertIdValidity, {}),
      this.flow.load(),
      this.form.load(),
    ]);
    // A card is bound already; more cards are added on the bank card page.
    if (this.flow.hereDone) await this.flow.advance();
    runInAction(() => {
      this.holder = maskName(onFile.front?.name ?? '');
    });
    return true;
  }
}
