import { makeObservable, observable, runInAction } from 'mobx';
import { settlementCalls } from '@/contract/settlement';
import { checkAnyMail, MAILBOX_MESSAGES } from '@/domain/enterprise/mail';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { WORDS } from '../texts';
import type { Certificate } from './certificates';

/** Sends one certificate to a mailbox. */
export class ByMail {
  /** The certificate to send; undefined: the sheet is closed. */
  certificate: Certificate | undefined = undefined;
  private readonly email = new Field('', {
    check: (text) => {
      const reason = checkAnyMail(text);
      return reason && MAILBOX_MESSAGES[reason];
    },
  });
  readonly form = new Form({ email: this.email });
  private readonly placed = this.form.refusalsOf(settlementCalls.settlementMail, {
    certificateUnknown: 'form',
    mailWrong: 'email',
    mailsUsedUp: 'form',
    certificateNotReady: 'form',
    mailNotSent: 'email',
  });

  constructor() {
    makeObservable(this, { certificate: observable.ref });
  }

  open(certificate: Certificate): void {
    runInAction(() => (this.certificate = certificate));
  }

  close(): void {
    runInAction(() => (this.certificate = undefined));
  }

  async send(): Promise<void> {
    const { certificate } = this;
    if (certificate === undefined) return;
    const sent = await this.form.submit(
      async () => {
        const { email } = await call(settlementCalls.settlementMail, {
          certificateId: certificate.id,
          email: this.email.value,
        });
        feedback.toast(`${WORDS.mailed}${email}`);
      },
      (failure) => this.placed(failure),
    );
    if (sent) this.close();
  }
}
