import { creditCalls } from '@/contract/credit';
import { ContactsForm } from '@/features/contacts';
import { CreditFlow } from '@/features/creditFlow';
import { submitApplication } from '@/features/creditSubmission';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves, replace } from '@/navigation';
import { call, CallFailure } from '@/request';

/** What the page shows. */
export type Asked =
  /** `reason`: what the review needs, in its words; '' if it gave none. */
  | { readonly kind: 'open'; readonly reason: string }
  | { readonly kind: 'nothing' }
  /** Another page replaces it. */
  | { readonly kind: 'leaving' };

/** The data that the review of an application needs again. queryDisplayElements gives the sections; then the application continues. */
export class SupplementaryModel {
  private readonly moves = new PageMoves();
  readonly flow = new CreditFlow(['supplementary']);
  readonly form = new ContactsForm('credit');
  readonly asked = new Resource(() => this.fetch());
  readonly load = this.asked.load;

  submit(): Promise<boolean> {
    return this.form.submit(() => this.send());
  }

  toResult(): Promise<void> {
    return replace('creditResult');
  }

  private async fetch(): Promise<Asked> {
    const { state, reason } = await call(creditCalls.creditStatus, {});
    if (state !== 'supplement') return { kind: 'nothing' };
    await Promise.all([this.flow.load(), this.form.load()]);
    // The person has given this already, but not submitted: the front page shows the remaining steps.
    if (this.flow.hereDone) {
      await this.moves.replace('creditFront');
      return { kind: 'leaving' };
    }
    return { kind: 'open', reason };
  }

  /** The person does not agree again: the agreements of the application still apply. */
  private async send(): Promise<void> {
    try {
      await submitApplication(() => this.flow.load());
    } catch (failure) {
      // Another step has become incomplete, for example because an ID card has expired.
      const missing =
        failure instanceof CallFailure && refusalName(creditCalls.creditSubmit, failure) === 'stepsMissing';
      if (!missing) throw failure;
      await this.flow.advance();
    }
  }
}
