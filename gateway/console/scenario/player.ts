import type { CallName, Request } from '@/contract';
import { SUCCESS_CODE } from '@/domain/errors/catalogue';
import type { Customer } from '../api/customers';
import type { Message } from '../api/messages';
import type { Review } from '../api/reviews';
import { Person, Refused, type ClientKeys, type Send } from '../person';
import { differences, endsOf } from './ends';
import { NO_ANSWER, type Ends, type Scenario, type Step, type StepOf } from './form';
import { Answers, lookupOf } from './lookup';
import { pictureOf } from './madeUp';
import { filled, type Lookup } from './references';

/** The gateway on which a scenario is played: its clock stands where the scenario starts. */
export interface Stage {
  readonly send: Send;
  readonly keys: ClientKeys;
}

export interface Played {
  readonly number: number;
  readonly step: Step;
  readonly outcome: string;
  /** How it differs from the recording; '' if it does not. */
  readonly differs: string;
}

export interface End {
  readonly phone: string;
  readonly ends: Required<Ends> | undefined;
  /** Every step and every part of the end state that is not as in the file. */
  readonly differs: readonly string[];
}

/** Any phone does on a fresh gateway; with the same one each time a scenario is played the same way. */
export const PHONE = '13700135246';
/** Where no answer was recorded, none for so long is the same. */
const NO_ANSWER_MS = 5_000;
/** As long as the app waits: an answer that was recorded may have come late. */
const ANSWER_MS = 60_000;
/** Fields of an answer that say how it went. */
export const TELLING = ['state', 'status', 'result', 'userStatus'] as const;

export function tellingOf(answer: unknown): Record<string, string> {
  const fields = (answer ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    TELLING.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

interface Outcome {
  readonly outcome: string;
  readonly differs: string;
}
const as = (wanted: string, outcome: string): Outcome => ({
  outcome,
  differs: wanted === outcome ? '' : `${wanted} was recorded`,
});

async function inTime<T>(work: Promise<T>, mostMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), mostMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** One person, who plays one scenario. */
class Player {
  private readonly answers = new Answers();
  private readonly person: Person;
  private readonly lookup: Lookup;

  constructor(private readonly stage: Stage) {
    const codeOf = async (phone: string) =>
      (await this.get<readonly Message[]>(`messages?phone=${phone}`)).find(({ code }) => code !== '')?.code ??
      '';
    this.person = new Person({ ...stage, codeOf }, PHONE);
    this.lookup = lookupOf({
      phone: PHONE,
      answers: this.answers,
      codeOf,
      customer: () => this.customer(),
      reviews: () => this.get<readonly Review[]>('reviews'),
    });
  }

  customer = (): Promise<Customer> => this.get<Customer>(`customers/${PHONE}`);

  play(step: Step): Promise<Outcome> {
    switch (step.do) {
      case 'wait':
        return this.console({ do: 'console', path: 'clock', args: { advanceMinutes: step.minutes } });
      case 'console':
        return this.console(step);
      case 'page':
        return this.page(step);
      case 'call':
        return this.call(step);
    }
  }

  private async json(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
    const { status, body: text } = await this.stage.send({
      ...{ method, url: `/sandbox/api/${path}` },
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status, json: JSON.parse(text) as unknown };
  }

  private async get<T>(path: string): Promise<T> {
    const { status, json } = await this.json('GET', path);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json as T;
  }

  private async console({ path, method, args, refused }: StepOf<'console'>): Promise<Outcome> {
    const body = args === undefined ? undefined : await filled(args, this.lookup);
    const { status, json } = await this.json(method ?? 'POST', path, body);
    this.answers.add(path, json);
    const { outcome, differs } = as(
      refused === true ? 'refused' : 'done',
      status === 200 ? 'done' : 'refused',
    );
    return { outcome: status === 200 ? outcome : `${outcome}: ${JSON.stringify(json)}`, differs };
  }

  private async page({ of, token, outcome }: StepOf<'page'>): Promise<Outcome> {
    const form = { token: String(await filled(token, this.lookup)), outcome };
    const { status } = await this.stage.send({
      ...{ method: 'POST', url: `/sandbox/${of}/decide` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    return as('done', status < 400 ? 'done' : `HTTP ${status}`);
  }

  private async call({ name, params, pictures = [], code, gives }: StepOf<'call'>): Promise<Outcome> {
    const call = name as CallName;
    const request = (await filled(params, this.lookup)) as Request<CallName>;
    const year =
      pictures.length === 0 ? 0 : new Date((await this.get<{ now: string }>('clock')).now).getFullYear();
    const files = pictures.map((kind) => pictureOf(kind, PHONE, year));
    const wanted = code ?? SUCCESS_CODE;
    const mostMs = wanted === NO_ANSWER ? NO_ANSWER_MS : ANSWER_MS;
    const answer = await inTime(this.person.call(call, request, files), mostMs).catch(() => undefined);
    if (answer === undefined) return as(wanted, NO_ANSWER);
    if (answer instanceof Refused) {
      const { outcome, differs } = as(wanted, answer.code);
      return { outcome: `${outcome} ${answer.desc}`, differs };
    }
    this.answers.add(call, answer);
    const { tokenCode } = answer as { readonly tokenCode?: unknown };
    if (typeof tokenCode === 'string') this.person.client.tokenCode = tokenCode;
    const given = tellingOf(answer);
    const told = Object.entries(gives ?? {}).filter(([field, value]) => given[field] !== value);
    const differs = told.map(([field, value]) => `${field} ${value} was recorded`).join(', ');
    const outcome = [SUCCESS_CODE, ...Object.values(given)].join(' ');
    return { outcome, differs: as(wanted, SUCCESS_CODE).differs || differs };
  }
}

/** Plays all steps, also after one that differs: later differences are reported too. `tell` hears of each step when it is done. */
export async function play(scenario: Scenario, stage: Stage, tell: (played: Played) => void): Promise<End> {
  const player = new Player(stage);
  const differs: string[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const done = await player
      .play(step)
      .catch((error: unknown) => ({ outcome: 'not played', differs: String(error) }));
    const number = index + 1;
    tell({ number, step, ...done });
    if (done.differs !== '') differs.push(`${inWords(number, step)}: ${done.outcome}; ${done.differs}`);
  }
  const ends = await player.customer().then(endsOf, () => undefined);
  if (ends === undefined) differs.push('the end: no customer has this phone');
  else differs.push(...differences(scenario.ends, ends).map((line) => `the end: ${line}`));
  return { phone: PHONE, ends, differs };
}

const whatOf = (step: Step): string => {
  switch (step.do) {
    case 'wait':
      return `${step.minutes} minutes pass`;
    case 'console':
      return `console ${step.method === undefined ? '' : `${step.method} `}${step.path}`;
    case 'page':
      return `${step.of} page: ${step.outcome}`;
    case 'call':
      return `call ${step.name}`;
  }
};

export const inWords = (number: number, step: Step): string => `step ${number}, ${whatOf(step)}`;
