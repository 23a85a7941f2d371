import { makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { partnerCalls } from '@/contract/partner';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { linkCodeOf } from '@/domain/login/linkCode';
import { Consents } from '@/features/consents';
import { afterLogin, linkIsOver, loginDone, lookAtLink } from '@/features/login';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { go, PageMoves, type PageParams, replace } from '@/navigation';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { SQUARE_TEXTS } from './texts';

/** `null`: the link is not valid any more. */
export type SquareDetail = Response<'squareAuthDetail'> | null;

/** Login by the wealth plaza's link (spec §7 square login, square auth detail). */
export class SquareLoginModel {
  private readonly moves = new PageMoves();
  readonly detail = new Resource(() => this.fetch());
  readonly form = new Form({ agreement: new Consents(['register'], SQUARE_TEXTS.agreementMissing) });
  /** Masked phone of another person who is logged in; '' if there is none. */
  here = '';
  /** Generation of the session when the link was looked up. */
  private generation = -1;

  constructor(readonly params: PageParams) {
    makeObservable(this, { here: observable });
  }

  async load(): Promise<void> {
    // Without a code there is no link to speak of: the way in that is left opens at once.
    if (!this.params.get('code')) return this.withoutLink();
    await this.detail.load();
    const detail = this.detail.value;
    // A reload after the login: the link was used.
    if (detail === null && session.loggedIn) await loginDone();
    // The link's own person is logged in, and there are no data to hand over: the session stays.
    const handsOver = detail !== null && detail?.decision !== 'refused' && detail?.items.length !== 0;
    if (this.isHere && !handsOver) await this.moves.replace('squareCredit');
  }

  /** Back from the authorisation, perhaps with another decision. */
  shown(): Promise<void> {
    return this.load();
  }

  toAccredit(): Promise<void> {
    return go('squareAccredit', { code: this.code });
  }

  byPhone(): Promise<void> {
    return replace('login', this.phoneParams);
  }

  /** The person keeps the current login. */
  keep(): Promise<void> {
    return loginDone();
  }

  async submit(): Promise<void> {
    // The session has changed since the question was asked: look up again.
    if (this.generation !== session.generation) return this.load();
    const refused = this.form.refusalsOf(partnerCalls.squareLogin, {
      linkOver: 'form',
      partnerSilent: 'form',
      agreementMissing: 'agreement',
    });
    let over = false;
    await this.form.submit(
      () => this.enter(),
      (failure) => {
        over = linkIsOver(failure);
        return over || refused(failure);
      },
    );
    if (over) await this.detail.load();
  }

  private withoutLink(): Promise<void> {
    return session.loggedIn ? loginDone() : this.moves.replace('login', this.phoneParams);
  }

  private get phoneParams() {
    return { sourceFlag: this.params.get('sourceFlag') };
  }

  private async enter(): Promise<void> {
    const stays = this.isHere;
    const phone = stays ? await session.phone() : '';
    const answer = await call(partnerCalls.squareLogin, {
      code: this.code,
      ...(stays && { tokenCode: session.tokenCode }),
      sourceFlag: channel.sourceFlag(this.params.get('sourceFlag')),
      agreements: REGISTER_AGREEMENTS.map(({ key }) => key),
      ...channel.ids,
    });
    await afterLogin(answer, phone, { landing: 'squareCredit' });
  }

  /** The link's own person is logged in here. */
  private get isHere(): boolean {
    return this.detail.value?.present === 'samePerson' && this.generation === session.generation;
  }

  private get code(): string {
    return linkCodeOf(this.params.get('code'));
  }

  private async fetch(): Promise<SquareDetail> {
    if (this.code === '') return null;
    const { code } = this;
    try {
      const look = await lookAtLink((own) => call(partnerCalls.squareAuthDetail, { code, ...own }));
      runInAction(() => {
        this.here = look.here;
        this.generation = look.generation;
      });
      return look.answer;
    } catch (failure) {
      if (linkIsOver(failure)) return null;
      throw failure;
    }
  }
}
