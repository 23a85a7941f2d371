import { makeAutoObservable } from 'mobx';
import { persisted } from '@/model/persisted';
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
  private awaySince = 0;

  constructor() {
    makeAutoObservable<this, 'awaySince'>(this, { awaySince: false });
  }

  /** Called once, at launch: a person who is still logged in has to draw first. */
  start(): void {
    this.locked = this.enabled;
    attention.onAway(() => {
      this.awaySince = Date.now();
    });
    attention.onReturn(() => this.returned());
  }

  /** Set by the person who is logged in. */
  get enabled(): boolean {
    const { owner, hash } = persisted.get('gesture');
    return hash !== '' && session.loggedIn && owner === session.userInfo?.custId;
  }

  /** Salt and digest; '' if no gesture is set. */
  get kept(): { readonly salt: string; readonly hash: string } {
    return persisted.get('gesture');
  }

  get triesLeft(): number {
    return MOST_WRONG - persisted.get('gesture').wrong;
  }

  set(salt: string, hash: string): void {
    persisted.set({ gesture: { ...NONE, owner: session.userInfo?.custId ?? '', salt, hash } });
  }

  remove(): void {
    persisted.set({ gesture: NONE });
    this.unlock();
  }

  unlock(): void {
    this.locked = false;
    this.keepWrong(0);
  }

  /** Counts a wrong try; true: it was the last one, and the session has ended. */
  fail(): boolean {
    this.keepWrong(persisted.get('gesture').wrong + 1);
    if (this.triesLeft > 0) return false;
    this.remove();
    session.clear('expired');
    return true;
  }

  private returned(): void {
    const away = this.awaySince === 0 ? 0 : Date.now() - this.awaySince;
    this.awaySince = 0;
    // A clock that was set back does not open the app.
    if (this.enabled && (away >= AWAY_MS || away < 0)) this.locked = true;
  }

  private keepWrong(wrong: number): void {
    const kept = persisted.get('gesture');
    if (kept.wrong !== wrong) persisted.set({ gesture: { ...kept, wrong } });
  }
}

export const gesture = new GestureLock();
