import { makeAutoObservable } from 'mobx';
import { Countdown } from '@/model/countdown';
import { drafts } from '@/stores/drafts';
import { session } from '@/stores/session';

export type CodeChannel = 'sms' | 'voice';

/** What the server says of a code that it has sent. */
export interface CodeAnswer {
  readonly resendSeconds: number;
  readonly expireSeconds?: number;
}

const SECOND_MS = 1000;
const NONE = { phone: '', way: 'sms', at: 0, resendSeconds: 0, expireSeconds: 0 } as const;

/**
 * The code that was sent last: for what, by which way, and when there may be another. In a flow it is kept over a reload for as long as
 * it lives, the phone encrypted (spec §3); the code itself is kept nowhere.
 */
export class SentCode {
  readonly countdown = new Countdown();
  /** The whole phone, or what else the code was asked for; '' while none was sent. */
  target = '';
  way: CodeChannel = 'sms';

  constructor(private readonly flow?: 'login' | 'recovery') {
    makeAutoObservable<this, 'flow'>(this, { countdown: false, flow: false });
  }

  /** What a reload left. */
  async remember(): Promise<void> {
    if (this.flow === undefined) return;
    const { phone, way, at, resendSeconds, expireSeconds } = drafts.get(this.flow).sent;
    const age = (Date.now() - at) / SECOND_MS;
    // A clock that was set back says nothing of it.
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
    if (this.flow === undefined) return;
    const at = Date.now();
    const phone = await session.sealPhone(target);
    if (this.target === target)
      drafts.keep(this.flow, { sent: { phone, way, at, resendSeconds, expireSeconds } });
  }

  /** It was used, or is good for nothing: another one may be asked for at once. */
  forget(): void {
    this.target = '';
    this.countdown.stop();
    if (this.flow !== undefined) drafts.keep(this.flow, { sent: NONE });
  }

  private show(target: string, way: CodeChannel, waitSeconds: number): void {
    this.target = target;
    this.way = way;
    this.countdown.start(Math.max(0, waitSeconds));
  }
}
