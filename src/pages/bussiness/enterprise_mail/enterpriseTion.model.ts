import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { employerMailCalls } from '@/contract/employerMail';
import { OneTimeCode } from '@/features/oneTimeCode';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves, type PageParams } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { MAIL } from './parts/texts';

const LONGEST_WAIT = 60;

/** The code from the employer's mail, and its result. */
export class EmployerMailCodeModel {
  private readonly moves = new PageMoves();
  readonly mail = new Resource<Response<'mailQuery'>>(() => call(employerMailCalls.mailQuery, {}));
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => this.asked,
    ready: () => true,
    send: () => call(employerMailCalls.mailSendCode, {}),
  });
  readonly form = new Form({ code: this.code });
  private readonly refused = this.form.refusalsOf(employerMailCalls.mailVerify, {
    mailTaken: 'form',
    codeMissing: 'code',
    codeExpired: 'code',
    codeTriesUsedUp: 'code',
    codeWrong: 'code',
  });
  private readonly wait: number;

  constructor(params: PageParams) {
    const seconds = Number(params.get('wait') ?? 0);
    this.wait = Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_WAIT) : 0;
    makeAutoObservable<this, 'code' | 'refused' | 'wait'>(this, {
      ...{ mail: false, form: false, code: false, refused: false, wait: false },
    });
  }

  async load(): Promise<void> {
    await this.mail.load();
    if (this.open && this.wait > 0) {
      await this.code.sent.keep(this.asked, 'sms', { resendSeconds: this.wait });
    }
  }

  dispose(): void {
    this.code.dispose();
  }

  /** A code has been sent. */
  get open(): boolean {
    return this.asked !== '';
  }

  /** The mailbox that the code went to, masked; '' for none. */
  get asked(): string {
    return this.mail.value?.asked ?? '';
  }

  async verify(): Promise<void> {
    await this.form.submit(
      async () => {
        const mail = await call(employerMailCalls.mailVerify, { code: this.code.value });
        this.mail.put(mail);
        feedback.toast(MAIL.verified);
        if (mail.state === 'proved') await this.moves.replace('employerMailCompany');
      },
      (failure) => this.refused(failure),
    );
  }
}
