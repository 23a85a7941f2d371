import type { BenefitReviews } from '../../api/benefits';
import type { Clock } from '../../api/clock';
import type { Customer, CustomerLine } from '../../api/customers';
import type { EmployerMail } from '../../api/employerMails';
import type { Entries } from '../../api/entries';
import type { FaultState } from '../../api/faults';
import type { GrayState } from '../../api/gray';
import type { Jobs } from '../../api/jobs';
import type { Ledger } from '../../api/ledger';
import type { Message } from '../../api/messages';
import type { Transfer } from '../../api/offline';
import type { Options } from '../../api/options';
import type { Proposal } from '../../api/proposals';
import type { PaperProtocol } from '../../api/protocols';
import type { Recording } from '../../api/recordings';
import type { Review } from '../../api/reviews';
import type { Specimens } from '../../api/specimens';
import type { StateChoice } from '../../api/states';
import type { Supplement } from '../../api/supplements';
import type { ContentRow } from '../../../queries/content';
import type { ReleaseRow } from '../../../queries/releases';
import type { Trace } from '../../../trace';
import type { TimelineEvent } from '../../timeline';

/** What a GET of the JSON interface answers, by its path. */
export interface Answers {
  readonly 'benefit-reviews': BenefitReviews;
  readonly clock: Clock;
  readonly content: readonly ContentRow[];
  readonly customers: readonly CustomerLine[];
  readonly 'employer-mails': readonly EmployerMail[];
  readonly entries: Entries;
  readonly faults: FaultState;
  readonly gray: GrayState;
  readonly jobs: Jobs;
  readonly ledger: Ledger;
  readonly messages: readonly Message[];
  readonly offline: readonly Transfer[];
  readonly options: Options;
  readonly proposals: readonly Proposal[];
  readonly protocols: readonly PaperProtocol[];
  readonly recordings: Recording;
  readonly releases: readonly ReleaseRow[];
  readonly reviews: readonly Review[];
  readonly specimens: Specimens;
  readonly states: readonly StateChoice[];
  readonly supplements: readonly Supplement[];
  readonly timeline: readonly TimelineEvent[];
  readonly wechat: { readonly openId: string; readonly phone: string };
  readonly [customer: `customers/${string}`]: Customer;
  readonly [trace: `traces/${string}`]: Trace;
}

/** The gateway's answer to a wrong request; `fields`: what is wrong with which entry. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

interface Wrong {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/sandbox/api/${path}`, { method, ...(body !== undefined && sent) }).catch(
    () => {
      throw new Refused('连不上网关，它可能已经停止');
    },
  );
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json;
  const { message = `网关回答了 ${answer.status}`, fields } = (json ?? {}) as Partial<Wrong>;
  throw new Refused(message, fields);
}

export type Query = Readonly<Record<string, string>>;

/** The path with its query, as `get` takes it. */
export const pathOf = (name: keyof Answers, query: Query = {}): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? name : `${name}?${text}`;
};

export const get = async <K extends keyof Answers>(name: K, query: Query = {}): Promise<Answers[K]> =>
  (await ask('GET', pathOf(name, query))) as Answers[K];

/** `T`: the type of the answer, as the route documents it. */
export const post = async <T = unknown>(path: string, body: object): Promise<T> =>
  (await ask('POST', path, body)) as T;

export const remove = (path: string): Promise<unknown> => ask('DELETE', path);
