import { identityCheckRefusals } from '@/contract/identityCheck';
import { securityCalls } from '@/contract/security';
import { reportDevice } from '@/features/deviceReport';
import { checks } from '@/features/identityCheck';
import { OneTimeCode, phoneField } from '@/features/oneTimeCode';
import type { Field } from '@/model/field';
import { Form } from '@/model/form';
import { PageMoves } from '@/navigation';
import { call, type CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { PHONE } from '../texts';
import { newPhoneDraft } from './newPhoneDraft';

/** The new phone and its code, after the identity check. If there is none (after a reload, by a link), the security page comes first, where it begins. */
export class NewPhoneModel {
  private readonly moves = new PageMoves();
  private readonly phone: Field = phoneField(() => void newPhoneDraft.keep({ phone: this.phone.value }));
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => this.phone.value,
    ready: () => this.phone.check(),
    send: ({ phone: newPhone }) => call(securityCalls.phoneSendCode, { newPhone, checkToken: this.token }),
    placed: (failure) => this.checkAgain(failure) || this.notSent(failure),
  });
  readonly form = new Form({ phone: this.phone, code: this.code });
  private readonly notSent = this.form.refusalsOf(securityCalls.phoneSendCode, {
    checkMissing: 'form',
    phoneIsOld: 'phone',
    codeTooSoon: 'code',
    codesUsedUp: 'code',
    codeNotSent: 'code',
  });
  private readonly notChanged = this.form.refusalsOf(securityCalls.phoneChange, {
    checkMissing: 'form',
    phoneTaken: 'phone',
    codeMissing: 'code',
    codeExpired: 'code',
    codeTriesUsedUp: 'code',
    codeWrong: 'code',
  });

  async load(): Promise<void> {
    if (!checks.has('changePhone')) return this.moves.returnTo('security');
    const { phone } = await newPhoneDraft.read();
    if (this.phone.value === '') this.phone.put(phone);
  }

  dispose(): void {
    this.code.dispose();
  }

  async submit(): Promise<void> {
    await this.form.submit(
      () => this.change(),
      (failure) => this.checkAgain(failure) || this.lost(failure) || this.notChanged(failure),
    );
  }

  private get token(): string {
    return checks.peek('changePhone') ?? 'none';
  }

  private async change(): Promise<void> {
    const newPhone = this.phone.value;
    const request = { newPhone, code: this.code.value, checkToken: this.token };
    const { phone } = await call(securityCalls.phoneChange, request);
    checks.take('changePhone');
    newPhoneDraft.drop();
    const { userInfo, tokenCode } = session;
    if (userInfo) session.start({ tokenCode, userInfo: { ...userInfo, phone } }, newPhone);
    void reportDevice('03');
    feedback.toast(PHONE.done);
    await this.moves.back('security');
  }

  /** The answer may be lost after the change: a second try tells whether it was made. */
  private lost({ inDoubt }: CallFailure): boolean {
    if (inDoubt) this.code.refuse(PHONE.lost);
    return inDoubt;
  }

  private checkAgain({ kind, code, message }: CallFailure): boolean {
    if (kind !== 'business' || code !== identityCheckRefusals.checkMissing) return false;
    checks.take('changePhone');
    feedback.toast(message);
    void this.moves.returnTo('security');
    return true;
  }
}
