import { makeAutoObservable } from 'mobx';
import { Countdown } from '@/model/countdown';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';

export type CodeChannel = 'sms' | 'voice';

/** The server's answer after it has sent a code; times in seconds. */
export interface CodeAnswer {
  readonly resendSeconds: number;
  readonly expireSeconds?: number;
}

const SECOND_MS = 1000;
const NONE = { phone: '', way: 'sms', at: 0, resendSeconds: 0, expireSeconds: 0 } as const;

/**
 * The last code that was sent: for which target, by which channel, and when another may be requested. A flow keeps this over a reload until
 * the code expires, the phone encrypted (spec §3); the code itself is never stored.
 */
export class SentCode {
  readonly countdown = new Countdown();
  /** The whole phone, or the other target that the code was requested for; '' if none was sent. */
  target = '';
  way: CodeChannel = 'sms';
  /** How many codes were sent since the page opened. */
  sends = 0;

  constructor(private readonly flow?: 'login' | 'recovery') {
    makeAutoObservable<this, 'flow'>(this, { countdown: false, flow: false });
  }

  /** Restores what the flow kept before a reload. */
  async remember(): Promise<void> {
    if (this.flow === undefined) return;
    const { phone, way, at, resendSeconds, expireSeconds } = drafts.get(this.flow).sent;
    const age = (Date.now() - at) / SECOND_MS;
    // If the device clock was set back, the age is not known.
    if (phone === '' || age < 0 || age >= expireSeconds) return;
    const opened = await session.openPhone(phone);
    if (opened !== '' && this.target === '') this.show(opened, way, resendSeconds - age);
  }

  async keep(
    target: string,
    way: CodeChannel,
    { resendSeconds, expireSeconds = 0 }: CodeAnswer,
  ): Promise<void> {
    this.show(target, way, resendSeconds);
    this.counted();
    if (this.flow === undefined) return;
    const at = Date.now();
    const phone = await session.sealPhone(target);
    if (this.target === target)
      drafts.keep(this.flow, { sent: { phone, way, at, resendSeconds, expireSeconds } });
  }

  /** The code was used or is not valid any more: another one may be requested at once. */
  forget(): void {
    this.target = '';
    this.countdown.stop();
    if (this.flow !== undefined) drafts.keep(this.flow, { sent: NONE });
  }

  private counted(): void {
    this.sends += 1;
  }

  private show(target: string, way: CodeChannel, waitSeconds: number): void {
    this.target = target;
    this.way = way;
    this.countdown.start(Math.max(0, waitSeconds));
  }
}
