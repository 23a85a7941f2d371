import { computed, makeObservable, observable, runInAction } from 'mobx';
import { maskName, maskPhone } from '@/domain/person/mask';
import { persisted, SESSION_NAMES } from '@/storage/persisted';
import type { UserInfo } from '@/storage/stored';
import { callbacksFor, CALLBACK_NAMES } from '@/storage/callbacks';
import { drafts } from '@/storage/drafts';
import { nextPage } from '@/storage/nextPage';
import { sealedByDevice, textSeal } from '@/storage/textSeal';

/** How long a form waits for the number. */
const LEARNING_MS = 1500;
/** A decrypted text may be anything. */
const PHONE = /^1[3-9]\d{9}$/;

/** The answer to a login (contract registerOrLogin). */
export interface LoginAnswer {
  readonly tokenCode: string;
  readonly userInfo: UserInfo;
}

/** The person who is logged in. */
export class Session {
  tokenCode: string;
  userInfo: UserInfo | null;
  /** Counts logins and ends of sessions: an answer to a call of an earlier generation does not affect the current session. */
  generation = 0;
  /** The login took place in this window and this run. */
  startedHere = false;
  private openedPhone = '';
  private learning: Promise<void> | undefined;

  constructor() {
    this.tokenCode = persisted.get('tokenCode');
    this.userInfo = persisted.get('userInfo');
    makeObservable(this, {
      tokenCode: observable,
      userInfo: observable.ref,
      generation: observable,
      loggedIn: computed,
    });
  }

  private nextGeneration(): void {
    runInAction(() => {
      this.generation += 1;
    });
  }

  get loggedIn(): boolean {
    return this.tokenCode !== '';
  }

  /** A login. `typed` is the whole number of the phone; '' if none was typed: userInfo holds only the masked one. */
  start({ tokenCode, userInfo: whole }: LoginAnswer, typed = ''): void {
    const userInfo = kept(whole);
    const phone = typed || this.knownPhoneOf(userInfo);
    this.nextGeneration();
    // Another person logs in: a silent WeChat login must not bring that person into the previous person's account.
    const other = persisted.get('draftOwner') === userInfo.custId ? {} : { wechatKnown: false };
    drafts.belongTo(userInfo.custId);
    const callbacks = callbacksFor(userInfo.custId, persisted.get('callbacksOf'));
    persisted.set({ tokenCode, userInfo, uid: userInfo.custId, phone: '', ...other, ...callbacks });
    this.openedPhone = phone;
    this.startedHere = true;
    void this.keepPhone(phone, this.generation);
    runInAction(() => {
      this.tokenCode = tokenCode;
      this.userInfo = userInfo;
    });
  }

  /** The number that this run knows, if it is still this person's. */
  private knownPhoneOf({ custId, phone }: UserInfo): string {
    const same = persisted.get('draftOwner') === custId && maskPhone(this.openedPhone) === phone;
    return same ? this.openedPhone : '';
  }

  /**
   * Another window has written the one stored object: takes over its login. Otherwise data of one person would be stored under another person.
   * Returns who is logged in now, compared with before; undefined if nothing has changed.
   */
  follow(): 'samePerson' | 'anotherPerson' | 'noOne' | undefined {
    const tokenCode = persisted.get('tokenCode');
    if (tokenCode === this.tokenCode) return undefined;
    const before = this.userInfo?.custId;
    const userInfo = persisted.get('userInfo');
    this.nextGeneration();
    this.startedHere = false;
    this.openedPhone = '';
    runInAction(() => {
      this.tokenCode = tokenCode;
      this.userInfo = userInfo;
    });
    if (tokenCode === '') return 'noOne';
    return before === undefined || before === userInfo?.custId ? 'samePerson' : 'anotherPerson';
  }

  /** Newer data of the same person. */
  update(whole: UserInfo): void {
    const userInfo = kept(whole);
    persisted.setIf((now) => now.tokenCode === this.tokenCode, { userInfo });
    runInAction(() => {
      this.userInfo = userInfo;
    });
  }

  /** The whole number of the person's phone; '' if unknown (never stored, or stored under another key). */
  async phone(): Promise<string> {
    if (this.openedPhone !== '') return this.openedPhone;
    const sealed = persisted.get('phone');
    const { generation } = this;
    const phone = await this.openPhone(sealed);
    if (phone !== '' && generation === this.generation) {
      this.openedPhone = phone;
      // It was stored while the device had no key.
      if (!sealedByDevice(sealed)) void this.keepPhone(phone, generation);
    }
    return phone;
  }

  /** Like `phone`, for a form: if the number is just being asked for, waits a moment for it. */
  async phoneForForm(): Promise<string> {
    const known = await this.phone();
    if (known !== '' || this.learning === undefined) return known;
    await Promise.race([this.learning, new Promise((late) => setTimeout(late, LEARNING_MS))]);
    return this.phone();
  }

  /** The account's number is being asked for; `answered` never rejects. */
  learns(answered: Promise<void>): Promise<void> {
    this.learning = answered;
    return answered;
  }

  /**
   * The known form of the phone, for fields that only identify the person of a call or a record: whole, otherwise masked as sent by the
   * gateway; '' for a visitor. A person who came by a link or by WeChat has typed no number.
   */
  async shownPhone(): Promise<string> {
    return (await this.phone()) || (this.userInfo?.phone ?? '');
  }

  /** The person's phone encrypted for a call that would carry it in clear; '' if unknown. The server cannot read the stored form. */
  async sealedPhone(): Promise<string> {
    const phone = await this.phone();
    return phone === '' ? '' : sealed(phone, 'sealForServer');
  }

  /** Stores the phone that the gateway has sealed for this client; one that cannot be opened is left out. */
  async learnPhone(sealed: string): Promise<void> {
    const { generation } = this;
    const phone = await this.openPhone(sealed);
    if (phone === '' || generation !== this.generation) return;
    this.openedPhone = phone;
    await this.keepPhone(phone, generation);
  }

  /** A phone encrypted for the device's store; '' if it cannot be encrypted. */
  sealPhone(phone: string): Promise<string> {
    return sealed(phone, 'seal');
  }

  /** Decrypts the result of sealPhone; '' if it cannot be read. */
  async openPhone(sealed: string): Promise<string> {
    const phone = (sealed === '' ? undefined : await textSeal.get()?.open(sealed)) ?? '';
    return PHONE.test(phone) ? phone : '';
  }

  /** Ends the session: after expiry the person may continue (drafts and phone stay), after logout nothing stays. */
  clear(how: 'expired' | 'loggedOut'): void {
    this.nextGeneration();
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
    if (sealed === '' || generation !== this.generation) return;
    persisted.setIf((now) => now.tokenCode === this.tokenCode, { phone: sealed });
  }
}

/** Data that is read before the first frame cannot be encrypted, so the device's store does not get the whole name. */
const kept = (userInfo: UserInfo): UserInfo => ({ ...userInfo, custName: maskName(userInfo.custName) });

async function sealed(phone: string, how: 'seal' | 'sealForServer'): Promise<string> {
  return (
    (await textSeal
      .get()
      ?.[how](phone)
      .catch(() => undefined)) ?? ''
  );
}

export const session = new Session();
