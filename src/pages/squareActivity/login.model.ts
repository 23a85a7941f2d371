import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { LINK_OVER, linkCodeOf } from '@/domain/login/linkCode';
import { go, replace, returnAfterLogin, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { afterLogin } from '@/stores/afterLogin';
import { channel } from '@/stores/channel';
import { Resource } from '@/stores/resource';
import { session } from '@/stores/session';
import { SQUARE_TEXTS } from './texts';

const QUIET = { toast: false } as const;

/** `null`: there is no such link any more. */
export type SquareDetail = Response<'squareAuthDetail'> | null;

/** Login by the wealth plaza's link (spec §7 square login, square auth detail). */
export class SquareLoginModel {
  readonly detail = new Resource(() => this.fetch());
  agreed = false;
  agreementError = '';
  busy = false;
  problem = '';

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { params: false, detail: false });
  }

  async load(): Promise<void> {
    await this.detail.load();
    // A reload after the login: the link has done its work.
    if (this.detail.value === null && session.loggedIn) await returnAfterLogin();
  }

  /** Back from the authorisation, decided otherwise perhaps. */
  shown(): Promise<void> {
    return this.load();
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  toAccredit(): Promise<void> {
    return go('squareAccredit', { code: this.code });
  }

  byPhone(): Promise<void> {
    return replace('login', { sourceFlag: this.params.get('sourceFlag') });
  }

  async submit(): Promise<void> {
    this.agreementError = this.agreed ? '' : SQUARE_TEXTS.agreementMissing;
    if (this.busy || !this.agreed) return;
    this.busy = true;
    this.problem = '';
    try {
      const answer = await call(
        'squareLogin',
        {
          code: this.code,
          sourceFlag: channel.sourceFlag(this.params.get('sourceFlag')),
          agreements: REGISTER_AGREEMENTS.map(({ key }) => key),
          ...channel.ids,
        },
        QUIET,
      );
      await afterLogin(answer, answer.phone, { landing: 'squareCredit' });
    } catch (failure) {
      await this.refused(failure);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private get code(): string {
    return linkCodeOf(this.params.get('code'));
  }

  private async refused(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure;
    runInAction(() => (this.problem = failure.message));
    if (failure.code === LINK_OVER) await this.detail.load();
  }

  private async fetch(): Promise<SquareDetail> {
    if (this.code === '') return null;
    try {
      return await call('squareAuthDetail', { code: this.code }, QUIET);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code === LINK_OVER) return null;
      throw failure;
    }
  }
}
