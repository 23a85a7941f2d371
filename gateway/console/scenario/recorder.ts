import type { CallName } from '@/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeOf } from '../../calls/answer';
import type { Database } from '../../database';
import { readClock } from '../../queries/clock';
import type { FaultKind } from '../../queries/faults';
import { waitingReviews } from '../../queries/reviews';
import type { Ended } from '../../trace';
import { SERVICES } from './form';

type Fields = Readonly<Record<string, unknown>>;

interface Common {
  /** Machine time, in milliseconds. */
  readonly began: number;
  readonly ended: number;
  /** The product's time before and after, in milliseconds. */
  readonly before: number;
  readonly after: number;
}

export interface HeardCall extends Common {
  readonly kind: 'call';
  readonly name: CallName;
  /** '' for a visitor. */
  readonly phone: string;
  /** As they came: passwords are sealed. */
  readonly params: Fields;
  /** Undefined: refused, broken by a fault, or too long to keep. */
  readonly data: unknown;
  readonly code: string;
  readonly fault: FaultKind | undefined;
  readonly pictures: number;
}
export interface HeardAction extends Common {
  readonly kind: 'console';
  readonly path: string;
  readonly method: 'POST' | 'DELETE';
  readonly args: unknown;
  readonly answer: unknown;
  readonly good: boolean;
  /** Whose review it decides; '' if it decides none. */
  readonly whose: string;
}
export interface HeardPage extends Common {
  readonly kind: 'page';
  readonly of: (typeof SERVICES)[number];
  readonly token: string;
  readonly outcome: string;
}
export type Heard = HeardCall | HeardAction | HeardPage;

/** Kept in memory, the newest. */
const MOST = 2000;
/** Characters of an answer; what is longer is a picture or a paper, which no later step names. */
const LONG = 32_768;
/** The person gets the answer, if late or with a lie in it. */
const ANSWERING: readonly FaultKind[] = ['delay', 'lie', 'returnCode'];
const API = '/sandbox/api/';
const PAGES = new RegExp(`^/sandbox/(${SERVICES.join('|')})/decide$`);

export const isAnswered = (fault: FaultKind | undefined): boolean =>
  fault === undefined || ANSWERING.includes(fault);

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function answerOf(payload: unknown): unknown {
  if (typeof payload !== 'string' || payload.length > LONG) return undefined;
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    return undefined;
  }
}

interface Begun {
  readonly began: number;
  readonly before: number;
  readonly whose: string;
}

/** Hears what people and the console do, so that it can be written down as a scenario. There is none in production mode. */
export class Recorder {
  private readonly heard: Heard[] = [];

  constructor(private readonly db: Database) {}

  /** In the order in which it began. */
  all(): Heard[] {
    return [...this.heard].sort((a, b) => a.began - b.began);
  }

  call({ name, read, phone, outcome, body, fault, began, ended, now }: Ended): void {
    const answered = outcome !== undefined && isAnswered(fault?.fault);
    this.keep({
      kind: 'call',
      name: name as CallName,
      ...{ phone, params: read.params, pictures: read.files.length, fault: fault?.fault },
      data: answered && 'data' in outcome && body.length <= LONG ? outcome.data : undefined,
      code: answered ? codeOf(outcome) : '',
      ...{ began, ended, before: now.getTime(), after: now.getTime() },
    });
  }

  clear(): void {
    this.heard.length = 0;
  }

  /** Hears what is sent to the console and to the pages of services. */
  follow(sandbox: FastifyInstance): void {
    const begun = new WeakMap<FastifyRequest, Begun>();
    sandbox.addHook('preHandler', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      const began = Date.now();
      const whose = await this.whoseReview(fieldsOf(request.body));
      begun.set(request, { began, before: await this.now(), whose });
    });
    sandbox.addHook('onSend', async (request, reply, payload) => {
      const start = begun.get(request);
      if (start === undefined) return;
      const { began, before, whose } = start;
      const times = { began, before, ended: Date.now(), after: await this.now() };
      const [path = ''] = request.url.split('?');
      const { method, body: args } = request;
      const of = SERVICES.find((one) => one === PAGES.exec(path)?.[1]);
      if (of !== undefined) {
        const { token, outcome } = fieldsOf(args);
        this.keep({ kind: 'page', of, token: String(token), outcome: String(outcome), ...times });
      } else if (path.startsWith(API) && (method === 'POST' || method === 'DELETE')) {
        const good = reply.statusCode === 200;
        const action = { path: path.slice(API.length), method, args, good, whose } as const;
        this.keep({ kind: 'console', ...action, answer: answerOf(payload), ...times });
      }
    });
  }

  private keep(heard: Heard): void {
    this.heard.push(heard);
    if (this.heard.length > MOST) this.heard.shift();
  }

  private async now(): Promise<number> {
    return (await readClock(this.db)).getTime();
  }

  /** Asked before it is decided: then it waits no longer. */
  private async whoseReview(args: Fields): Promise<string> {
    const numbers = [args['no'], args['offlineNo'], args['proposeNo'], args['fileId']].filter(
      (one) => typeof one === 'string',
    );
    if (numbers.length === 0) return '';
    const waiting = await waitingReviews(this.db);
    return waiting.find(({ no }) => numbers.includes(no))?.phone ?? '';
  }
}
