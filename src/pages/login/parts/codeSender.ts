import { makeAutoObservable, runInAction } from 'mobx';
import { loginCalls } from '@/contract/login';
import { call, CallFailure } from '@/request';
import { LOGIN_TEXTS } from '../texts';
import { SentCode, type CodeChannel } from './sentCode';

/** Contract login: a picture code comes first; it was wrong. */
const NEEDS_PICTURE = '100301';
const PICTURE_WRONG = '100308';

const CALLS = { sms: loginCalls.sendLoginSmsVCode, voice: loginCalls.sendLoginVoiceVCode };

/** What waits for a picture code. */
interface Waiting {
  readonly phone: string;
  readonly way: CodeChannel;
}

/** Sends login codes: waits between two, and asks for a picture code when the server does. */
export class CodeSender {
  readonly sent = new SentCode('login');
  sending = false;
  /** Why no code went out. */
  error = '';
  /** The picture to be solved, a data URL; '' while none is asked for. */
  picture = '';
  /** What the person reads in it. */
  picCode = '';
  pictureError = '';
  private picId = '';
  private waitingFor: Waiting | undefined;

  constructor() {
    makeAutoObservable<this, 'picId' | 'waitingFor'>(this, { sent: false, picId: false, waitingFor: false });
  }

  /** Not before the pause after the last one is over: the server would refuse it. */
  send(phone: string, way: CodeChannel): Promise<void> {
    if (this.sent.waitOf(phone) > 0) return Promise.resolve();
    return this.work(() => this.ask({ phone, way }));
  }

  typePicture(text: string): void {
    this.picCode = text;
    this.pictureError = '';
  }

  /** Proves the picture, then sends what was waiting for it. */
  solve(): Promise<void> {
    const { waitingFor, picId, picCode } = this;
    return this.work(async () => {
      if (waitingFor === undefined) return;
      try {
        const { phone } = waitingFor;
        const { picToken } = await call(loginCalls.verifyPicVCode, { phone, picId, picCode });
        await this.ask(waitingFor, picToken);
      } catch (failure) {
        await this.notSolved(failure);
      }
    });
  }

  /** Another picture; where it does not come, the one on view stays. */
  async newPicture(): Promise<void> {
    const phone = this.waitingFor?.phone;
    if (phone === undefined) return;
    try {
      const { picId, image } = await call(loginCalls.generatePicVCode, { phone });
      runInAction(() => {
        this.picId = picId;
        this.picture = image;
        this.typePicture('');
      });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      runInAction(() => {
        if (this.picture === '') this.error = LOGIN_TEXTS.noPicture;
        else this.pictureError = failure.message;
      });
    }
  }

  closePicture(): void {
    this.picture = '';
    this.waitingFor = undefined;
    this.typePicture('');
  }

  dispose(): void {
    this.sent.countdown.stop();
  }

  private async ask(waiting: Waiting, picToken?: string): Promise<void> {
    const { phone, way } = waiting;
    try {
      const answer = await call(CALLS[way], { phone, ...(picToken && { picToken }) });
      this.closePicture();
      await this.sent.keep(phone, way, answer);
    } catch (failure) {
      await this.notSent(failure, waiting);
    }
  }

  private async notSent(failure: unknown, waiting: Waiting): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.code === NEEDS_PICTURE) {
      this.waitingFor = waiting;
      return this.newPicture();
    }
    this.closePicture();
    runInAction(() => {
      this.error = failure.message;
    });
  }

  private async notSolved(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.code === PICTURE_WRONG) await this.newPicture();
    runInAction(() => {
      this.pictureError = failure.message;
    });
  }

  /** One thing at a time: a second tap is no second wish. */
  private async work(job: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.error = '';
    try {
      await job();
    } finally {
      runInAction(() => {
        this.sending = false;
      });
    }
  }
}
