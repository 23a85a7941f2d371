import { makeAutoObservable, observable } from 'mobx';
import { persisted } from '@/storage/persisted';
import type { Stored } from '@/storage/stored';
import { attention } from '@/platform/attention';
import { AWAY_MS, MOST_WRONG } from '@/domain/security/gesture';
import { session } from './session';

const NONE = { owner: '', salt: '', hash: '', wrong: 0 } as const;

/**
 * The gesture password of this device: whether it is set, and whether the app is locked now. Only a digest with its salt is stored, and the
 * number of wrong tries, so that a restart gives no new ones. Drawing and comparing are in features/gesture, which is loaded when needed.
 */
class GestureLock {
  locked = false;
  /** The stored values, for views. */
  private content = persisted.get('gesture');
  private awaySince = 0;

  constructor() {
    makeAutoObservable<this, 'awaySince' | 'content'>(this, { awaySince: false, content: observable.ref });
  }

  /** Called once, at launch: a person who is still logged in has to draw first. */
  start(): void {
    this.content = persisted.get('gesture');
    // The app was closed between the last wrong try and the end of the session.
    if (this.enabled && this.triesLeft <= 0) this.end();
    this.locked = this.enabled;
    attention.onAway(() => {
      this.awaySince = Date.now();
    });
    attention.onReturn(() => this.returned());
  }

  /** Set by the person who is logged in. */
  get enabled(): boolean {
    const { owner, hash } = this.content;
    return hash !== '' && session.loggedIn && owner === session.userInfo?.custId;
  }

  /** Salt and digest; '' if no gesture is set. */
  get kept(): { readonly salt: string; readonly hash: string } {
    return this.content;
  }

  get triesLeft(): number {
    return MOST_WRONG - this.content.wrong;
  }

  set(salt: string, hash: string): void {
    this.keep({ ...NONE, owner: session.userInfo?.custId ?? '', salt, hash });
  }

  remove(): void {
    this.keep(NONE);
    this.unlock();
  }

  unlock(): void {
    this.locked = false;
    this.keepWrong(0);
  }

  /** Counts a wrong try; true: it was the last one, and the session has to end. */
  fail(): boolean {
    this.keepWrong(this.content.wrong + 1);
    return this.triesLeft <= 0;
  }

  /** Ends the session on this device, and forgets the gesture. */
  end(): void {
    this.remove();
    session.clear('expired');
  }

  private returned(): void {
    const away = this.awaySince === 0 ? 0 : Date.now() - this.awaySince;
    this.awaySince = 0;
    // The app must stay locked if the clock was set back.
    if (this.enabled && (away >= AWAY_MS || away < 0)) this.locked = true;
  }

  private keepWrong(wrong: number): void {
    if (this.content.wrong !== wrong) this.keep({ ...this.content, wrong });
  }

  private keep(content: Stored['gesture']): void {
    persisted.set({ gesture: content });
    this.content = content;
  }
}

export const gesture = new GestureLock();
