import type { CallContext, Outside } from '../../context';
import type { MessageChannel, SmsFailure } from '../../providers/sms';
import { holdPhone, noteSend, sendsOf, takeSendBack, type CodeSend } from '../../queries/codeSends';
import { countTry, dropCode, lockCode, putCode, type OneTimeCodeRow } from '../../queries/oneTimeCodes';
import type { Refusal } from '../../refusal';
import { hashToken, newCode } from '../../secrets';
import { waitLeft } from '../../waitLeft';
import { sendSource } from './sendSource';
import { CODE_MINUTES } from '../../messages';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../units';

const LIFE_MS = CODE_MINUTES * MINUTE_MS;
const TRIES = 5;
const SENDS_TO_PHONE_PER_DAY = 10;

const RESEND_MS = MINUTE_MS;
export const RESEND_SECONDS = RESEND_MS / SECOND_MS;
export const EXPIRE_SECONDS = LIFE_MS / SECOND_MS;

/** The receiver of a code and its subject. */
interface CodeTarget {
  readonly subject: string;
  readonly phone: string;
  readonly holder?: string;
}

/** A code that is stored but not sent yet. */
export interface DrawnCode {
  readonly code: string;
  readonly row: OneTimeCodeRow;
  /** The subject's previous code, restored if the new one cannot be sent. */
  readonly before: OneTimeCodeRow | undefined;
}

/** Limits and texts for codes of one purpose. */
interface Rules<SendCode extends string, TryCode extends string> {
  readonly purpose: OneTimeCodeRow['purpose'];
  readonly countedAs: CodeSend['kind'];
  /** The resend minute runs from the subject's own unused code, or from any code sent to the phone or for the holder. */
  readonly minuteFrom: 'code' | 'sends';
  readonly sendsOfHolderPerDay?: number;
  readonly text: (code: string, about: string) => string;
  readonly tooSoon: (seconds: number) => Refusal<SendCode>;
  readonly usedUp: () => Refusal<SendCode>;
  readonly notSent: (why: SmsFailure) => Refusal<SendCode>;
  readonly missing: () => Refusal<TryCode>;
  readonly expired: () => Refusal<TryCode>;
  readonly triesUsedUp: () => Refusal<TryCode>;
  readonly wrong: (left: number) => Refusal<TryCode>;
}

const latest = (...dates: readonly (Date | null | undefined)[]): number =>
  Math.max(...dates.map((date) => date?.getTime() ?? 0));

/** Codes by SMS of one purpose: drawn, sent, tried and used once. Kept as digests. */
export class OneTimeCode<SendCode extends string, TryCode extends string> {
  constructor(private readonly rules: Rules<SendCode, TryCode>) {}

  /** Throws a refusal if the last code is too recent or the daily limit is reached. Locks the phone until the transaction ends. */
  async checkSends({ sql, now }: CallContext, { subject, phone, holder }: CodeTarget): Promise<void> {
    const { purpose, countedAs, minuteFrom, sendsOfHolderPerDay = Infinity, tooSoon, usedUp } = this.rules;
    await holdPhone(sql, phone);
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const toPhone = await sendsOf(sql, countedAs, { phone }, dayAgo);
    const ofHolder =
      holder === undefined ? { last: null, n: 0 } : await sendsOf(sql, countedAs, { holder }, dayAgo);
    const last =
      minuteFrom === 'sends'
        ? latest(toPhone.last, ofHolder.last)
        : latest((await lockCode(sql, { purpose, subject }))?.sent_at);
    const wait = waitLeft(last + RESEND_MS - now.getTime(), RESEND_MS, SECOND_MS);
    if (wait > 0) throw tooSoon(wait);
    if (toPhone.n >= SENDS_TO_PHONE_PER_DAY || ofHolder.n >= sendsOfHolderPerDay) throw usedUp();
  }

  /** Stores a new code before it is sent, so that two requests at once send one code. */
  async draw({ sql, now, address }: CallContext, target: CodeTarget): Promise<DrawnCode> {
    const { purpose, countedAs } = this.rules;
    const { subject, phone, holder = '' } = target;
    const code = newCode();
    const before = await lockCode(sql, { purpose, subject });
    const row = {
      purpose,
      subject,
      phone,
      holder,
      code_hash: this.hash(subject, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
      tries_left: TRIES,
    };
    await putCode(sql, row);
    await noteSend(sql, { kind: countedAs, phone, holder, source: sendSource(address), at: now });
    return { code, row, before };
  }

  /** Sends a code; a code that cannot be sent is not counted. `about`: what the text names beside the code. */
  async send<C extends CallContext>(
    { providers, tx }: Outside<C>,
    drawn: DrawnCode,
    {
      channel = 'sms',
      about = '',
      mailTo,
    }: { readonly channel?: MessageChannel; readonly about?: string; readonly mailTo?: string } = {},
  ): Promise<Refusal<SendCode> | undefined> {
    const { code, row } = drawn;
    const text = this.rules.text(code, about);
    const sent = await providers.sms.send({
      ...{ phone: row.phone, channel, code, text },
      ...(mailTo !== undefined && { mailTo }),
    });
    if (sent.kind === 'sent') return undefined;
    await tx((context) => this.takeBack(context, drawn));
    return this.rules.notSent(sent.why);
  }

  async takeBack({ sql }: Pick<CallContext, 'sql'>, { row, before }: DrawnCode): Promise<void> {
    const dropped = await dropCode(sql, row, row.code_hash);
    if (dropped && before !== undefined) await putCode(sql, before);
    await takeSendBack(sql, { kind: this.rules.countedAs, phone: row.phone, at: row.sent_at });
  }

  /** Checks a code; undefined: right. A wrong code is counted, also by `alsoCount`, so return the refusal, do not throw it. */
  async refusalOf(
    { sql, now }: CallContext,
    { subject, phone, code }: CodeTarget & { readonly code: string },
    alsoCount?: () => Promise<void>,
  ): Promise<Refusal<TryCode> | undefined> {
    const { purpose, missing, expired, triesUsedUp, wrong } = this.rules;
    const live = await lockCode(sql, { purpose, subject });
    if (live?.phone !== phone) return missing();
    if (live.expires_at <= now) return expired();
    if (live.tries_left <= 0) return triesUsedUp();
    if (live.code_hash === this.hash(subject, code)) return undefined;
    await countTry(sql, live);
    await alsoCount?.();
    return live.tries_left > 1 ? wrong(live.tries_left - 1) : triesUsedUp();
  }

  /** Uses up a code. */
  async spend({ sql }: Pick<CallContext, 'sql'>, subject: string): Promise<void> {
    await dropCode(sql, { purpose: this.rules.purpose, subject });
  }

  /** Includes purpose and subject: digests of six digits alone can be looked up in a list of a million. */
  private hash(subject: string, code: string): string {
    return hashToken(`${this.rules.purpose}:${subject}:${code}`);
  }
}
