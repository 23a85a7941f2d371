import { computed, makeObservable, observable, runInAction } from 'mobx';
import { persisted, SESSION_NAMES } from '@/model/persisted';
import type { UserInfo } from '@/model/stored';
import { callbacksFor, CALLBACK_NAMES } from './callbacks';
import { drafts } from './drafts';
import { nextPage } from './nextPage';
import { textSeal } from './textSeal';

/** What is opened may be anything. */
const PHONE = /^1[3-9]\d{9}$/;

/** What a login brings (contract registerOrLogin). */
export interface LoginAnswer {
  readonly tokenCode: string;
  readonly userInfo: UserInfo;
}

/** Who is logged in. */
export class Session {
  tokenCode: string;
  userInfo: UserInfo | null;
  /** Counts logins and ends of sessions: an answer to a call of an earlier generation says nothing about this one. */
  generation = 0;
  /** The login was one of this window and this run. */
  startedHere = false;
  private openedPhone = '';

  constructor() {
    this.tokenCode = persisted.get('tokenCode');
    this.userInfo = persisted.get('userInfo');
    makeObservable(this, { tokenCode: observable, userInfo: observable.ref, loggedIn: computed });
  }

  get loggedIn(): boolean {
    return this.tokenCode !== '';
  }

  /** A login. `phone` is the whole number that the person typed; '' where they typed none: userInfo holds it masked only. */
  start({ tokenCode, userInfo }: LoginAnswer, phone = ''): void {
    this.generation += 1;
    // Another person than the one whom WeChat's user stands for must not end up in that one's account.
    const other = persisted.get('draftOwner') === userInfo.custId ? {} : { wechatKnown: false };
    drafts.belongTo(userInfo.custId);
    const callbacks = callbacksFor(userInfo.custId, persisted.get('waysOutOf'));
    persisted.set({ tokenCode, userInfo, uid: userInfo.custId, phone: '', ...other, ...callbacks });
    this.openedPhone = phone;
    this.startedHere = true;
    void this.keepPhone(phone, this.generation);
    runInAction(() => {
      this.tokenCode = tokenCode;
      this.userInfo = userInfo;
    });
  }

  /**
   * Another window has written the one stored object: who is logged in there is logged in here, or the calls of one person would be kept
   * under the name of the other. Says who it is now, as seen from who it was; undefined where nothing has changed.
   */
  follow(): 'samePerson' | 'anotherPerson' | 'nobody' | undefined {
    const tokenCode = persisted.get('tokenCode');
    if (tokenCode === this.tokenCode) return undefined;
    const before = this.userInfo?.custId;
    const userInfo = persisted.get('userInfo');
    this.generation += 1;
    this.startedHere = false;
    this.openedPhone = '';
    runInAction(() => {
      this.tokenCode = tokenCode;
      this.userInfo = userInfo;
    });
    if (tokenCode === '') return 'nobody';
    return before === undefined || before === userInfo?.custId ? 'samePerson' : 'anotherPerson';
  }

  /** Newer data of the same person. */
  update(userInfo: UserInfo): void {
    persisted.set({ userInfo });
    runInAction(() => {
      this.userInfo = userInfo;
    });
  }

  /** The whole number of the person's phone; '' when it is not known (never kept, or kept under another key). */
  async phone(): Promise<string> {
    if (this.openedPhone !== '') return this.openedPhone;
    const sealed = persisted.get('phone');
    const { generation } = this;
    const phone = await this.openPhone(sealed);
    if (phone !== '' && generation === this.generation) this.openedPhone = phone;
    return phone;
  }

  /**
   * The phone as far as it is known, for what only says whose a call or a record is: whole, else masked as the gateway tells it; '' for a
   * visitor. Who came by a link or by WeChat has typed no number.
   */
  async shownPhone(): Promise<string> {
    return (await this.phone()) || (this.userInfo?.phone ?? '');
  }

  /** The person's phone as it is stored, for where the number itself would stand in clear; '' when it is not known. */
  async sealedPhone(): Promise<string> {
    return persisted.get('phone') || (this.openedPhone === '' ? '' : this.sealPhone(this.openedPhone));
  }

  /** A phone as it may be kept on the device; '' where it cannot be encrypted. */
  async sealPhone(phone: string): Promise<string> {
    return (
      (await textSeal
        .get()
        ?.seal(phone)
        .catch(() => undefined)) ?? ''
    );
  }

  /** The phone behind such a text; '' where that cannot be read. */
  async openPhone(sealed: string): Promise<string> {
    const phone = (sealed === '' ? undefined : await textSeal.get()?.open(sealed)) ?? '';
    return PHONE.test(phone) ? phone : '';
  }

  /** The session is over: by expiry it may be taken up again (drafts and phone stay), by logging out nothing stays. */
  clear(how: 'expired' | 'loggedOut'): void {
    this.generation += 1;
    persisted.forget(SESSION_NAMES);
    if (how === 'loggedOut') {
      this.openedPhone = '';
      persisted.forget(['phone', 'wechatKnown', 'draftOwner', 'drafts', ...CALLBACK_NAMES]);
      nextPage.set('');
    }
    runInAction(() => {
      this.tokenCode = '';
      this.userInfo = null;
    });
  }

  private async keepPhone(phone: string, generation: number): Promise<void> {
    if (phone === '') return;
    const sealed = await this.sealPhone(phone);
    if (sealed !== '' && generation === this.generation) persisted.set({ phone: sealed });
  }
}

export const session = new Session();
