import type { Send } from '../../../gateway/console/person';
import type { Decisions } from '../../../gateway/providers/decisions';

export interface SeenMessage {
  readonly at: string;
  readonly phone: string;
  readonly channel: 'sms' | 'voice' | 'mail' | 'wechat';
  readonly text: string;
  readonly code: string;
}

export interface WantedFault {
  readonly path: string;
  readonly fault: string;
  readonly value?: string | number;
  readonly times?: number;
  readonly phone?: string;
}

/** The console's JSON interface, for tests and scripts. */
export class Console {
  constructor(private readonly send: Send) {}

  /** Any console call, unchecked: status and JSON. */
  async raw(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; json: unknown }> {
    const { status, body: text } = await this.send({
      method,
      url: `/sandbox/api/${path}`,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status, json: JSON.parse(text) as unknown };
  }

  private async ok<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const { status, json } = await this.raw(method, path, body);
    if (status !== 200) throw new Error(`console ${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }

  messages(phone?: string): Promise<SeenMessage[]> {
    return this.ok('GET', phone === undefined ? 'messages' : `messages?phone=${phone}`);
  }

  /** The newest code sent to a phone. */
  async codeOf(phone: string): Promise<string> {
    const code = (await this.messages(phone)).find((message) => message.code !== '')?.code;
    if (code === undefined) throw new Error(`no code was sent to ${phone}`);
    return code;
  }

  async now(): Promise<Date> {
    return new Date((await this.ok<{ now: string }>('GET', 'clock')).now);
  }

  advanceDays(days: number): Promise<{ now: string }> {
    return this.ok('POST', 'clock', { advanceDays: days });
  }

  /** 367 days: long enough for a line of one year to expire, with a 29 February in between and its last day still valid. */
  advanceOverYear(): Promise<{ now: string }> {
    return this.advanceDays(367);
  }

  advanceMinutes(minutes: number): Promise<{ now: string }> {
    return this.ok('POST', 'clock', { advanceMinutes: minutes });
  }

  faults(faults: readonly WantedFault[]): Promise<unknown> {
    return this.ok('POST', 'faults', faults);
  }

  clearFaults(): Promise<unknown> {
    return this.ok('DELETE', 'faults');
  }

  decide(phone: string, decisions: Partial<Decisions>): Promise<Decisions> {
    return this.ok('POST', 'decisions', { phone, ...decisions });
  }

  /** Raises and proofs that wait for a reviewer. */
  underReview(): Promise<Record<'raises' | 'proofs', readonly { no: string; phone: string }[]>> {
    return this.ok('GET', 'benefit-reviews');
  }

  /** Decides the person's raise or proof; a refused proof needs a reason. */
  async review(kind: 'raise' | 'proof', phone: string, reason?: string): Promise<void> {
    const open = await this.underReview();
    const found = open[`${kind}s`].find((one) => one.phone === phone);
    if (found === undefined) throw new Error(`no ${kind} of ${phone} waits for a reviewer`);
    await this.ok('POST', 'benefit-reviews', { kind, no: found.no, approve: reason === undefined, reason });
  }

  /** Answers the newest suggestion or complaint of this phone that waits. */
  async answerProposal(phone: string, words: string): Promise<void> {
    interface Proposal {
      readonly proposeNo: string;
      readonly phone: string;
      readonly state: string;
    }
    const all = await this.ok<readonly Proposal[]>('GET', 'proposals');
    const found = all.find((one) => one.phone === phone && one.state !== 'answered');
    if (found === undefined) throw new Error(`nothing of ${phone} waits for an answer`);
    await this.ok('POST', 'proposals/answer', { proposeNo: found.proposeNo, words });
  }

  /** Asks the person for a document. */
  async askDocument(phone: string, title: string): Promise<void> {
    await this.ok('POST', 'supplements', { phone, title });
  }

  /** Approves the person's document under review, or refuses it with a reason. */
  async reviewDocument(phone: string, reason?: string): Promise<void> {
    const all = await this.ok<readonly { no: string; phone: string; state: string }[]>('GET', 'supplements');
    const found = all.find((one) => one.phone === phone && one.state === 'reviewing');
    if (found === undefined) throw new Error(`no document of ${phone} waits for a reviewer`);
    await this.ok('POST', 'supplements/decide', { no: found.no, approve: reason === undefined, reason });
  }

  /** Books the person's transfer that waits for a reviewer, as it was sent in, or refuses it with a reason. */
  async reviewTransfer(phone: string, reason?: string): Promise<void> {
    interface Transfer {
      readonly offlineNo: string;
      readonly phone: string;
      readonly amount: string;
      readonly state: string;
    }
    const all = await this.ok<readonly Transfer[]>('GET', 'offline');
    const found = all.find((one) => one.phone === phone && one.state === 'reviewing');
    if (found === undefined) throw new Error(`no transfer of ${phone} waits for a reviewer`);
    const { offlineNo, amount } = found;
    if (reason === undefined) {
      // Of the bank's statement, in this test that of the transfer.
      await this.ok('POST', 'offline/accept', { offlineNo, amount, reference: offlineNo });
    } else await this.ok('POST', 'offline/refuse', { offlineNo, reason });
  }

  ledger(): Promise<{
    accounts: { code: string; balance: string }[];
    postings: number;
    entries: number;
    balanced: boolean;
  }> {
    return this.ok('GET', 'ledger');
  }

  expireSessions(phone: string): Promise<unknown> {
    return this.ok('POST', 'sessions/expire', { phone });
  }

  makePersona(phone: string, persona: string): Promise<Record<string, unknown>> {
    return this.ok('POST', 'customers', { phone, persona });
  }

  customer<T>(phone: string): Promise<T> {
    return this.ok('GET', `customers/${phone}`);
  }
}
