import { calls } from '@/contract';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { soon } from '../../soon';
import type { Bank } from '../harness';
import { uploadUnfinished, type Stopped } from './upload';

const UPLOAD = calls.educationUpload.path;
/** A call without files that takes JSON. */
export const JSON_CALL = calls.trackInsert.path;
const UNSENT = 4096;

interface Begun {
  readonly path: string;
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Somebody who sends from any address, over real connections. The connections that are left open are ended with `leave`. */
export class Crowd {
  private open: Stopped[] = [];
  private last = 0;

  private constructor(
    private readonly port: number,
    private readonly bearer: string,
    /** The gateway's ends of all connections. */
    private readonly ends: readonly Socket[],
  ) {}

  static async before({ app, keys, person }: Bank): Promise<Crowd> {
    const { access_token } = await person('13700000099').must('oauthToken', {
      grant_type: 'client_credentials',
      scope: 'select',
      client_id: keys.clientId,
      client_secret: keys.clientSecret,
    });
    const ends: Socket[] = [];
    app.server.on('connection', (end) => ends.push(end));
    return new Crowd((app.server.address() as AddressInfo).port, `Bearer ${access_token}`, ends);
  }

  /** An address that no one has had. */
  address(): string {
    this.last += 1;
    return `203.0.113.${this.last}`;
  }

  /** Begins a call and sends no more than this of it. */
  begin({ path, from, headers, body }: Begun): Stopped {
    const socket = connect(this.port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined).on('data', (piece) => (answer += piece.toString('latin1')));
    const lines = {
      ...headers,
      host: '127.0.0.1',
      authorization: this.bearer,
      'x-forwarded-for': from,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    return this.keep({ answer: () => answer, closed, end: () => socket.destroy() });
  }

  /** Begins a call, and waits until the gateway holds what is sent of it. */
  async fill(begun: Begun): Promise<Stopped> {
    const before = this.ends.length;
    const held = this.begin(begun);
    await this.arrived(before, begun.body.length);
    return held;
  }

  /**
   * Sends so many bytes of a longer file, until the gateway has them; and then one at a time, so that the connection is never silent. `silent`: and
   * then nothing.
   */
  async hold(session: string, from: string, bytes: number, silent = false): Promise<Stopped> {
    const before = this.ends.length;
    const held = this.keep(
      uploadUnfinished({
        port: this.port,
        path: UPLOAD,
        headers: { authorization: this.bearer, 'x-forwarded-for': from },
        fields: { tokenCode: session, kind: 'diploma' },
        announced: bytes + UNSENT,
        sent: bytes,
        ...(silent ? {} : { trickles: true }),
      }),
    );
    await this.arrived(before, bytes);
    return held;
  }

  /** Uploads a file of this length that is no picture; the code of the answer. */
  upload(session: string, from: string, bytes: number): Promise<string> {
    const form = new FormData();
    form.set('tokenCode', session);
    form.set('kind', 'diploma');
    form.set('file', new Blob([Buffer.alloc(bytes, 'x')], { type: 'image/png' }), 'a.png');
    return this.post(UPLOAD, from, {}, form);
  }

  /** A call without files whose body has this length. */
  call(from: string, bytes: number): Promise<string> {
    return this.post(JSON_CALL, from, { 'content-type': 'application/json' }, longJson(bytes));
  }

  /** Ends all that was begun. */
  leave(): void {
    for (const one of this.open) one.end();
    this.open = [];
  }

  /** So many bytes of a connection that was begun after the first `before` ones are with the gateway. */
  private async arrived(before: number, bytes: number): Promise<void> {
    await soon(() => {
      if (!this.ends.slice(before).some(({ bytesRead }) => bytesRead >= bytes))
        throw new Error('not there yet');
    });
    // What the gateway has read of the connection, it has put where it belongs before it answers another one.
    await this.call(this.address(), 0);
  }

  private keep(one: Stopped): Stopped {
    this.open.push(one);
    return one;
  }

  private async post(path: string, from: string, headers: Record<string, string>, body: FormData | string) {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: this.bearer, 'x-forwarded-for': from },
      body,
    });
    const text = await answer.text();
    return /"(?:RETURN_CODE|code)":"?(\w+)"?/.exec(text)?.[1] ?? text;
  }
}

/** The start of a JSON body, and a whole one of so many bytes. */
const EVENT = {
  ...{ eventType: 'show', page_id: '001', page_name: 'home', cjj_id: '', client: 'H5', userStatus: '' },
  ...{ sourceid: '', TestFlowId: '', anti_fraud_value: '', eventTime: '2026-11-18T03:00:00.000Z' },
};
export const JSON_START = `{"records":[${JSON.stringify(EVENT)}],"x":"`;
const longJson = (bytes: number): string => `${JSON_START}${'x'.repeat(bytes)}"}`;
