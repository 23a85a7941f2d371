import type { HttpAnswer, HttpFailureReason, HttpRequest } from '@/platform/http';
import type { Chance } from './chance';

/** How bad the network is, in per cent of the requests; the rest arrives and is answered. */
export interface Weather {
  /** Never arrives. */
  readonly lost: number;
  /** Arrives, but its answer does not. */
  readonly answerLost: number;
  /** Arrives twice. */
  readonly repeated: number;
  /** The app has given up on it when it arrives, if it arrives at all. */
  readonly late: number;
  /** The answer is cut off, changed, or a page of some proxy. */
  readonly broken: number;
  /** It gets an older answer instead of the right one. */
  readonly forged: number;
}

export const CALM: Weather = { lost: 0, answerLost: 0, repeated: 0, late: 0, broken: 0, forged: 0 };
export const WEATHERS: readonly [Weather, ...Weather[]] = [
  { lost: 3, answerLost: 3, repeated: 3, late: 2, broken: 2, forged: 1 },
  { lost: 13, answerLost: 12, repeated: 5, late: 3, broken: 3, forged: 2 },
  { lost: 5, answerLost: 5, repeated: 40, late: 10, broken: 2, forged: 2 },
  { lost: 4, answerLost: 8, repeated: 8, late: 25, broken: 5, forged: 3 },
  { lost: 2, answerLost: 4, repeated: 4, late: 2, broken: 20, forged: 15 },
];

/** Carries a request to the gateway; undefined: the gateway died over it. */
export type Carry = (request: HttpRequest) => Promise<HttpAnswer | undefined>;

interface Message {
  readonly from: string;
  readonly request: HttpRequest;
  readonly answer: (answer: HttpAnswer | HttpFailureReason) => void;
}

const MOST_KEPT = 40;
const PROXY_PAGE: HttpAnswer = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  text: '<html><body>502 Bad Gateway</body></html>',
};

/** The network between the phones and the gateway: nothing arrives by itself, the simulation lets it arrive. */
export class Network {
  weather: Weather = CALM;
  /** What somebody waits for. */
  private waiting: Message[] = [];
  /** What no one waits for any more, and still arrives. */
  private strays: Message[] = [];
  private readonly answers: HttpAnswer[] = [];

  constructor(
    private readonly chance: Chance,
    private readonly carry: Carry,
    private readonly tell: (event: string) => void,
  ) {}

  get open(): number {
    return this.waiting.length;
  }

  get astray(): number {
    return this.strays.length;
  }

  /** The answer, or why there is none. */
  send(from: string, request: HttpRequest): Promise<HttpAnswer | HttpFailureReason> {
    return new Promise((answer) => {
      this.waiting.push({ from, request, answer });
    });
  }

  /** The phone was switched off: no one waits for its requests, but they are on their way. */
  abandon(from: string): void {
    const own = this.waiting.filter((message) => message.from === from);
    this.waiting = this.waiting.filter((message) => message.from !== from);
    this.strays.push(...own.filter(() => this.chance.percent(60)));
  }

  /** One of the requests on the way meets its fate. */
  async deliver(): Promise<void> {
    const message = this.take(this.waiting);
    if (message === undefined) return;
    const { weather } = this;
    const bad = Object.values(weather).reduce<number>((sum, weight) => sum + Number(weight), 0);
    const fate = this.chance.weighed({ ...weather, fine: Math.max(1, 100 - bad) });
    const path = message.request.url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? '';
    this.tell(`${message.from}: ${path} ${fate}`);
    await this.meet(message, fate);
  }

  /** A request that no one waits for arrives. */
  async arrive(): Promise<void> {
    const stray = this.take(this.strays);
    if (stray === undefined) return;
    this.tell(`${stray.from}: a late one arrives, ${stray.request.url.replace(/^https?:\/\/[^/]+/, '')}`);
    await this.carry(stray.request);
  }

  private async meet(message: Message, fate: keyof Weather | 'fine'): Promise<void> {
    const { answer, request } = message;
    const reason = this.chance.one(['offline', 'timeout'] as const);
    if (fate === 'lost') return answer(reason);
    if (fate === 'late') {
      this.strays.push(message);
      return answer('timeout');
    }
    const first = await this.carry(request);
    const last = fate === 'repeated' ? await this.repeat(request, first) : first;
    if (last === undefined || fate === 'answerLost') return answer(reason);
    if (fate === 'broken') return answer(this.broken(last));
    if (fate === 'forged' && this.answers.length > 0)
      return answer(this.chance.one(this.answers as [HttpAnswer, ...HttpAnswer[]]));
    this.remember(last);
    answer(last);
  }

  /** The answer to either of the two may be the one that comes. */
  private async repeat(request: HttpRequest, first: HttpAnswer | undefined) {
    const second = await this.carry(request);
    return this.chance.percent(50) ? first : second;
  }

  private broken(answer: HttpAnswer): HttpAnswer {
    const { text } = answer;
    const at = this.chance.whole(0, Math.max(0, text.length - 1));
    switch (this.chance.one(['cut', 'changed', 'proxy'] as const)) {
      case 'cut':
        return { ...answer, text: text.slice(0, at) };
      case 'changed':
        return { ...answer, text: `${text.slice(0, at)}${this.otherThan(text[at])}${text.slice(at + 1)}` };
      case 'proxy':
        return PROXY_PAGE;
    }
  }

  /** Another digit: what is sealed differs in each run, and must not decide whether anything changes. */
  private otherThan(char: string | undefined): string {
    const digit = String(this.chance.whole(0, 9));
    return digit === char ? 'x' : digit;
  }

  private remember(answer: HttpAnswer): void {
    this.answers.push(answer);
    if (this.answers.length > MOST_KEPT) this.answers.shift();
  }

  private take(from: Message[]): Message | undefined {
    if (from.length === 0) return undefined;
    return from.splice(this.chance.whole(0, from.length - 1), 1)[0];
  }
}
