import { makeObservable, observable, runInAction } from 'mobx';
import { passwordCalls } from '@/contract/password';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { OneTimeCode } from '@/features/oneTimeCode';
import { TradePasswordForm } from '@/features/tradePassword';
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { PageMoves } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { serverDay } from '@/stores/serverDay';
import { session } from '@/stores/session';
import { RESET_TEXTS } from '../parts/texts';

/** A forgotten trade password inside the loan flow: ID number and code first, then the new one. The drawing's draft stays. */
export class ResetPasswordModel {
  private readonly moves = new PageMoves();
  stage: 'identity' | 'password' = 'identity';
  private readonly idNo = new Field('', {
    clean: normaliseIdNumber,
    check: (text) => {
      const reason = checkIdNumber(text, serverDay.today());
      return reason && PERSON_MESSAGES[reason];
    },
  });
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => session.userInfo?.phone ?? '',
    ready: () => this.idNo.check(),
    send: () => call(passwordCalls.passwordSendCode, { idNo: this.idNo.value }),
    placed: (failure) => this.notSent(failure),
  });
  readonly form = new Form({ idNo: this.idNo, code: this.code });
  readonly pad = new TradePasswordForm(
    () => this.finish(),
    (password) => this.store(password),
  );
  private readonly notSent = this.form.refusalsOf(passwordCalls.passwordSendCode, {
    passwordMissing: 'form',
    idNumberWrong: 'idNo',
    idNumberTriesUsedUp: 'idNo',
    codeTooSoon: 'code',
    codesUsedUp: 'code',
    codeNotSent: 'code',
  });
  private readonly notVerified = this.form.refusalsOf(passwordCalls.passwordVerify, {
    idNumberWrong: 'idNo',
    idNumberTriesUsedUp: 'idNo',
    codeMissing: 'code',
    codeExpired: 'code',
    codeTriesUsedUp: 'code',
    codeWrong: 'code',
  });
  private resetToken = '';

  constructor() {
    makeObservable(this, { stage: observable });
  }

  load(): void {
    // Nothing to load: after a reload the identity is checked again.
  }

  dispose(): void {
    this.code.dispose();
    this.resetToken = '';
  }

  async verify(): Promise<void> {
    await this.form.submit(
      async () => {
        const { idNo, code } = this;
        const answer = await call(passwordCalls.passwordVerify, { idNo: idNo.value, code: code.value });
        this.resetToken = answer.resetToken;
        this.show('password');
      },
      (failure) => this.notVerified(failure),
    );
  }

  private async store(password: string): Promise<void> {
    const { passwordReset } = passwordCalls;
    try {
      await call(passwordReset, { resetToken: this.resetToken, password });
    } catch (failure) {
      if (failure instanceof CallFailure && refusalName(passwordReset, failure) === 'checkSpent') {
        this.code.refuse(RESET_TEXTS.spent, 'codeExpired');
        this.show('identity');
      }
      throw failure;
    }
  }

  private async finish(): Promise<void> {
    feedback.toast(RESET_TEXTS.done);
    await this.moves.back('verifyPassword');
  }

  private show(stage: this['stage']): void {
    runInAction(() => (this.stage = stage));
  }
}
