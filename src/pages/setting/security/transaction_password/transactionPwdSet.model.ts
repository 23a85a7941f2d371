import { makeAutoObservable } from 'mobx';
import { passwordCalls } from '@/contract/password';
import { securityCalls } from '@/contract/security';
import { TradePasswordForm } from '@/features/tradePassword';
import { Field } from '@/model/field';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { back, PageMoves } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { PASSWORD } from '../texts';

/** The trade password: set, changed with the old one, or reset by the person's identity. Digits are cleared right after use. */
export class TradePasswordModel {
  private readonly moves = new PageMoves();
  readonly isSet = new Resource<boolean>(
    async () => (await call(securityCalls.securityState, {})).passwordSet,
  );
  /** The old password is known: a new one is typed. */
  private changing = false;
  /** Typed digits of the old password, and its error. */
  readonly old = new Field('');
  private oldPassword = '';
  readonly first = new TradePasswordForm(() => this.finish(PASSWORD.set));
  readonly next = new TradePasswordForm(
    () => this.finish(PASSWORD.changed),
    (password) => this.change(password),
  );

  constructor() {
    makeAutoObservable<this, 'oldPassword'>(this, {
      ...{ isSet: false, old: false, oldPassword: false, first: false, next: false },
    });
  }

  load(): Promise<void> {
    return this.isSet.load();
  }

  dispose(): void {
    this.forget();
  }

  get stage(): 'old' | 'new' {
    return this.isSet.value === true && !this.changing ? 'old' : 'new';
  }

  typedOld(password: string): void {
    this.oldPassword = password;
    this.old.put('');
    this.show('new');
  }

  /** Back inside the page first. */
  async leave(): Promise<void> {
    if (!this.changing) return back('security');
    this.forget();
    this.show('old');
  }

  private async change(password: string): Promise<void> {
    const { passwordUpdate } = passwordCalls;
    try {
      await call(passwordUpdate, { oldPassword: this.oldPassword, password });
    } catch (failure) {
      const name = failure instanceof CallFailure ? refusalName(passwordUpdate, failure) : undefined;
      if (name === 'passwordWrong' || name === 'passwordLocked') {
        this.forget();
        this.show('old');
        this.old.refuse(failure instanceof CallFailure ? failure.message : '');
      }
      throw failure;
    }
  }

  private async finish(words: string): Promise<void> {
    this.forget();
    feedback.toast(words);
    await this.moves.back('security');
  }

  private forget(): void {
    this.oldPassword = '';
    this.old.put('');
  }

  private show(stage: this['stage']): void {
    this.changing = stage === 'new';
  }
}
