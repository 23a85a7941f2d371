import { makeAutoObservable, runInAction } from 'mobx';
import { call, CallFailure } from '@/request';
import { Countdown } from '@/stores/countdown';

export type CodeChannel = 'sms' | 'voice';

/** Contract login: a picture code comes first; it was wrong. */
const NEEDS_PICTURE = '100301';
const PICTURE_WRONG = '100308';

const CALLS = { sms: 'sendLoginSmsVCode', voice: 'sendLoginVoiceVCode' } as const;
const QUIET = { toast: false } as const;

/** Sends login codes: waits between two, and asks for a picture code when the server does. */
export class CodeSender {
  readonly countdown = new Countdown();
  sending = false;
  /** By which way the last code went. */
  sent: CodeChannel | undefined = undefined;
  error = '';
  /** The picture to be solved, a data URL; '' while none is asked for. */
  picture = '';
  pictureError = '';
  private picId = '';
  private waitingFor: { phone: string; channel: CodeChannel } | undefined;

  constructor() {
    makeAutoObservable<this, 'picId' | 'waitingFor'>(this, {
      countdown: false,
      picId: false,
      waitingFor: false,
    });
  }

  async send(phone: string, channel: CodeChannel, picToken?: string): Promise<void> {
    if (this.sending) return;
    this.begin();
    try {
      const answer = await call(
        CALLS[channel],
        { phone, ...(picToken === undefined ? {} : { picToken }) },
        QUIET,
      );
      this.countdown.start(answer.resendSeconds);
      runInAction(() => {
        this.sent = channel;
      });
      this.closePicture();
    } catch (failure) {
      await this.failed(failure, phone, channel);
    } finally {
      runInAction(() => {
        this.sending = false;
      });
    }
  }

  /** Proves the picture, then sends what was waiting for it. */
  async solve(picCode: string): Promise<void> {
    const waiting = this.waitingFor;
    if (waiting === undefined) return;
    try {
      const { picToken } = await call(
        'verifyPicVCode',
        { phone: waiting.phone, picId: this.picId, picCode },
        QUIET,
      );
      await this.send(waiting.phone, waiting.channel, picToken);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.code === PICTURE_WRONG) await this.newPicture();
      runInAction(() => {
        this.pictureError = failure.message;
      });
    }
  }

  async newPicture(): Promise<void> {
    const phone = this.waitingFor?.phone;
    if (phone === undefined) return;
    const { picId, image } = await call('generatePicVCode', { phone }).catch(() => ({
      picId: '',
      image: '',
    }));
    runInAction(() => {
      this.picId = picId;
      this.picture = image;
      this.pictureError = '';
    });
  }

  closePicture(): void {
    this.picture = '';
    this.waitingFor = undefined;
  }

  dispose(): void {
    this.countdown.stop();
  }

  private begin(): void {
    this.sending = true;
    this.error = '';
  }

  private async failed(failure: unknown, phone: string, channel: CodeChannel): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.code === NEEDS_PICTURE) {
      this.waitingFor = { phone, channel };
      return this.newPicture();
    }
    runInAction(() => {
      this.error = failure.message;
    });
  }
}
