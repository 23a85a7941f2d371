import { recoveryCalls } from '@/contract/recovery';
import { OneTimeCode, phoneField } from '@/features/oneTimeCode';
import { Form } from '@/model/form';
import { PageMoves } from '@/navigation';
import { call, type CallFailure } from '@/request';
import { recovery } from '../parts/recovery';
import { RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { ResumeForm } from '../parts/resumeForm';

/** Step 3 of the recovery: the new phone and its code. */
export class RecoveryPhoneModel {
  private readonly moves = new PageMoves();
  private readonly phone = phoneField();
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => this.phone.value,
    flow: 'recovery',
    ready: () => this.phone.check(),
    send: ({ phone: newPhone }) =>
      call(recoveryCalls.recoverySendCode, { ticket: recovery.ticket, newPhone }),
    placed: (failure) => recovery.endedBy(failure) || this.notSent(failure),
  });
  readonly form = new Form({ phone: this.phone, code: this.code });
  readonly resume = new ResumeForm(() => this.goBackIfEarly());
  private readonly notSent = this.form.refusalsOf(recoveryCalls.recoverySendCode, {
    recoveryOver: 'form',
    anotherStep: 'form',
    phoneIsOld: 'phone',
    codeTooSoon: 'code',
    codeNotSent: 'code',
  });
  private readonly notChanged = this.form.refusalsOf(recoveryCalls.recoveryChangePhone, {
    recoveryOver: 'form',
    anotherStep: 'form',
    phoneTaken: 'phone',
    codeMissing: 'code',
    codeExpired: 'code',
    codeTriesUsedUp: 'code',
    codeWrong: 'code',
  });

  async load(): Promise<void> {
    recovery.remember();
    await this.code.sent.remember();
    if (this.phone.value === '') this.phone.put(this.code.sent.target);
    await this.goBackIfEarly();
  }

  dispose(): void {
    this.code.dispose();
  }

  get oldPhone(): string {
    return recovery.oldPhone;
  }

  async submit(): Promise<void> {
    await this.form.submit(
      () => this.change(),
      (failure) => recovery.endedBy(failure) || this.lost(failure) || this.notChanged(failure),
    );
  }

  private async change(): Promise<void> {
    const { phone, code } = this;
    const request = { ticket: recovery.ticket, newPhone: phone.value, code: code.value };
    recovery.finish((await call(recoveryCalls.recoveryChangePhone, request)).phone);
    await this.moves.replace('recoveryEnd');
  }

  private lost({ inDoubt }: CallFailure): boolean {
    if (inDoubt) this.code.refuse(RECOVERY_TEXTS.lostReply);
    return inDoubt;
  }

  /** If the second step is not done (the person opened the address), go there first. */
  private async goBackIfEarly(): Promise<void> {
    if (recovery.live && recovery.step !== 'phone') await this.moves.replace('recoveryIdCard');
  }
}
