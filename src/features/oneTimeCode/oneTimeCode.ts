import { groupPhone } from '@/domain/person/phone';
import { Field } from '@/model/field';
import type { FormField } from '@/model/form';
import { pointOut } from '@/model/pointOut';
import { problemOf, Submission, type Placing } from '@/model/submission';
import { CallFailure } from '@/request';
import { PictureCode } from './pictureCode';
import { SentCode, type CodeAnswer, type CodeChannel } from './sentCode';
import { CODE_TEXTS } from './texts';

const WHOLE = /^\d{6}$/;
/** After these refusals the typed code is no longer valid. */
const SPENT: readonly string[] = ['codeWrong', 'codeMissing', 'codeExpired', 'codeTriesUsedUp'];

/** Request for a code: what it is for, the phone, and the channel. */
interface Wish {
  readonly target: string;
  readonly phone: string;
  readonly way: CodeChannel;
}

export interface OneTimeCodeRules {
  /** Phone that gets the code, whole or masked. */
  readonly phone: () => string;
  /** The target of the code, if it is more than the phone: a code sent for another target is not valid; `changed` says so. */
  readonly bound?: { readonly to: () => string; readonly changed: string };
  /** Flow that keeps over a reload where a code went and how long to wait. */
  readonly flow?: 'login' | 'recovery';
  /** Whether each phone has its own pause after a code; by default another phone waits, too. */
  readonly eachPhoneWaits?: boolean;
  /** Checks the inputs that a code needs; each field shows its error. */
  readonly ready: () => boolean;
  readonly send: (wish: Wish, picToken?: string) => Promise<CodeAnswer>;
  /** The server wants a picture code first. */
  readonly needsPicture?: (failure: CallFailure) => boolean;
  /** Puts a refusal to send beside another field; default: beside the code. */
  readonly placed?: Placing;
}

/** A six-digit code: requesting, waiting, typing, and all errors beside its field. Call dispose() with the page. */
export class OneTimeCode implements FormField {
  readonly field = new Field('', { check: (code) => this.errorOf(code) });
  readonly picture = new PictureCode();
  readonly sent: SentCode;
  private readonly submission = new Submission();
  private waitsForPicture: Wish | undefined;
  /** The code that was last submitted by its last digit. */
  private submitted = '';

  constructor(private readonly rules: OneTimeCodeRules) {
    this.sent = new SentCode(rules.flow);
  }

  /** How many codes were sent from this page. */
  get sends(): number {
    return this.sent.sends;
  }

  get value(): string {
    return this.field.value;
  }

  get error(): string {
    return this.field.error;
  }

  /** All six digits are there. */
  get isWhole(): boolean {
    return WHOLE.test(this.value);
  }

  /** No code was asked for, and none is typed: one can be sent without a press on its button. */
  get isUntouched(): boolean {
    return this.sends === 0 && !this.isSent && this.value === '' && !this.sending;
  }

  get mayNeedPicture(): boolean {
    return this.rules.needsPicture !== undefined;
  }

  get sending(): boolean {
    return this.submission.busy;
  }

  /** A code was sent for the current inputs. */
  get isSent(): boolean {
    return this.sent.target !== '' && this.sent.target === this.target;
  }

  /** Seconds until another code may be requested. */
  get waiting(): number {
    return this.isSent || !this.rules.eachPhoneWaits ? this.sent.countdown.seconds : 0;
  }

  /** Says where the code went. */
  get hint(): string {
    const { target, way } = this.sent;
    if (target === '') return '';
    const { bound, phone } = this.rules;
    if (bound && !this.isSent) return bound.changed;
    const shown = groupPhone(bound ? phone() : target);
    return way === 'voice' ? CODE_TEXTS.voiceSent(shown) : CODE_TEXTS.smsSent(shown);
  }

  /** Does nothing during the pause after the last code: the server would refuse it. */
  async send(way: CodeChannel = 'sms'): Promise<void> {
    if (this.sending || this.waiting > 0) return;
    this.clear();
    if (!this.rules.ready()) return pointOut();
    const wish = { target: this.target, phone: this.rules.phone(), way };
    await this.work(() => this.ask(wish));
  }

  /** Verifies the picture code, then sends the request that waits for it. */
  async solve(): Promise<void> {
    const wish = this.waitsForPicture;
    if (wish === undefined) return;
    await this.work(async () => {
      const picToken = await this.picture.prove();
      if (picToken !== undefined) await this.ask(wish, picToken);
    });
  }

  /** True once for each code that is whole: typed, pasted or filled in by the phone. The form submits itself then. */
  type(text: string): boolean {
    this.field.type(text);
    const whole = this.isWhole && this.value !== this.submitted;
    if (whole) this.submitted = this.value;
    return whole;
  }

  /** Clears the error; the typed code stays. */
  clear(): void {
    this.field.put(this.value);
  }

  check(): boolean {
    return this.field.check();
  }

  /** A code that was refused is removed, so that the next one can be typed at once. */
  refuse(message: string, refusal = ''): void {
    if (SPENT.includes(refusal)) {
      this.field.put('');
      this.submitted = '';
    }
    this.field.refuse(message);
  }

  dispose(): void {
    this.sent.countdown.stop();
  }

  private get target(): string {
    return (this.rules.bound?.to ?? this.rules.phone)();
  }

  private errorOf(code: string): string {
    if (this.rules.bound && !this.isSent) return this.hint || CODE_TEXTS.notSent;
    return WHOLE.test(code) ? '' : CODE_TEXTS.missing;
  }

  private async work(job: () => Promise<void>): Promise<void> {
    await this.submission.run(job, (failure) => {
      if (!this.rules.placed?.(failure)) this.refuse(problemOf(failure));
      return true;
    });
  }

  private async ask(wish: Wish, picToken?: string): Promise<void> {
    try {
      const answer = await this.rules.send(wish, picToken);
      this.picture.close();
      await this.sent.keep(wish.target, wish.way, answer);
    } catch (failure) {
      if (failure instanceof CallFailure && this.rules.needsPicture?.(failure)) {
        this.waitsForPicture = wish;
        if (!(await this.picture.open(wish.phone))) this.refuse(CODE_TEXTS.noPicture);
        return;
      }
      this.picture.close();
      throw failure;
    }
  }
}
