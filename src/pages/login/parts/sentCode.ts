import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { Countdown } from '@/model/countdown';
import { drafts } from '@/stores/drafts';
import { session } from '@/stores/session';

export type CodeChannel = 'sms' | 'voice';

const SECOND_MS = 1000;

/**
 * The code that was sent last: to which phone, by which way, and when that phone may get another. Kept over a reload for as long as the
 * code lives, the phone encrypted (spec §3); the code itself is kept nowhere.
 */
export class SentCode {
  readonly countdown = new Countdown();
  /** The whole number; '' while none was sent. */
  phone = '';
  way: CodeChannel = 'sms';

  constructor(private readonly flow: 'login' | 'recovery') {
    makeAutoObservable<this, 'flow'>(this, { countdown: false, flow: false });
  }

  /** What a reload left. */
  async remember(): Promise<void> {
    const { phone, way, at, resendSeconds, expireSeconds } = drafts.get(this.flow).sent;
    const age = (Date.now() - at) / SECOND_MS;
    // A clock that was set back says nothing of it.
    if (phone === '' || age < 0 || age >= expireSeconds) return;
    const opened = await session.openPhone(phone);
    if (opened !== '' && this.phone === '') this.show(opened, way, resendSeconds - age);
  }

  async keep(phone: string, way: CodeChannel, answer: Response<'sendLoginSmsVCode'>): Promise<void> {
    this.show(phone, way, answer.resendSeconds);
    const at = Date.now();
    const sealed = await session.sealPhone(phone);
    if (this.phone === phone) drafts.keep(this.flow, { sent: { phone: sealed, way, at, ...answer } });
  }

  /** It was used, or is good for nothing: another one may be asked for at once. */
  forget(): void {
    this.phone = '';
    this.countdown.stop();
    drafts.keep(this.flow, { sent: NONE });
  }

  /** Seconds until this phone may get another; 0 for a phone that has got none. */
  waitOf(phone: string): number {
    return phone === this.phone ? this.countdown.seconds : 0;
  }

  private show(phone: string, way: CodeChannel, waitSeconds: number): void {
    this.phone = phone;
    this.way = way;
    this.countdown.start(Math.max(0, waitSeconds));
  }
}

const NONE = { phone: '', way: 'sms', at: 0, resendSeconds: 0, expireSeconds: 0 } as const;
