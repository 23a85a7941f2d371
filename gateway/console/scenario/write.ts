import { calls, type CallDefinition, type CallName } from '@/contract';
import { SUCCESS_CODE } from '@/domain/errors/catalogue';
import { checkPassword } from '@/domain/person/password';
import type { Customer } from '../api/customers';
import { factsOf } from '../person';
import { PAGE_STATES } from '../states';
import { Aliases } from './aliases';
import { contactsInFull } from './contacts';
import { needed, render, written, type Draft, type Value } from './drafts';
import { endsOf } from './ends';
import { NO_ANSWER, type PictureKind, type Scenario, type Step } from './form';
import { tellingOf } from './player';
import { onlyLooks } from './looking';
import { isAnswered, type Heard, type HeardAction, type HeardCall } from './recorder';
import { literal, referenceTo } from './references';
import { stepsOf } from './select';
import { isMadeByClient, Sources, type Source } from './sources';

/** Fields that the wire client adds to a member's calls. */
const ADDED = ['tokenCode', 'loginState'];
/** Fields that say where somebody lives, though their names do not say so. */
const PLACES: Partial<Record<CallName, readonly string[]>> = { saveApplyLoanAddress: ['detail', 'place'] };
const REVIEWS: Readonly<Record<string, string>> = {
  offline: 'offline',
  proposals: 'complaint',
  supplements: 'document',
  protocols: 'protocol',
};

export interface Told {
  readonly phone: string;
  readonly title: string;
  /** The page that the app shows; undefined: the one that the person was made for, or home. */
  readonly opens: string | undefined;
  readonly customer: Customer;
  /** The product's time, in milliseconds. */
  readonly now: number;
  /** One-time codes that were sent, the newest first, to whatever phone. */
  readonly codes: readonly { readonly phone: string; readonly code: string }[];
  readonly openPassword: (sealed: unknown) => string | undefined;
}

/** Writes one person's steps. */
class Writer {
  private readonly sources = new Sources<Draft>();
  private readonly aliases: Aliases;
  private readonly fresh: string[] = [];
  private readonly numbers: ReadonlyMap<string, string>;
  readonly drafts: Draft[] = [];

  constructor(
    private readonly told: Told,
    made: boolean,
  ) {
    const { phone, customer } = told;
    this.aliases = new Aliases(phone, made ? factsOf(phone) : undefined);
    const { loans, repayments, cardIds } = customer;
    const named = (what: string, all: readonly string[]) =>
      all.map((number, index) => [number, referenceTo(`${what}.${index + 1}`)] as const);
    this.numbers = new Map([
      ...named('loan', loans.map(({ loanNo }) => loanNo).reverse()),
      ...named('repayment', repayments.map(({ repayNo }) => repayNo).reverse()),
      ...named('card', cardIds),
    ]);
  }

  add(heard: Heard): void {
    if (heard.kind === 'call') this.call(heard);
    else if (heard.kind === 'console') this.action(heard);
    else {
      const { of, outcome, token } = heard;
      this.draft({ name: of, heard, gives: false, looks: false }, { token }, ({ token: given }) => ({
        ...{ do: 'page', of, outcome },
        token: String(given),
      }));
    }
  }

  private draft(
    head: Pick<Draft, 'name' | 'heard' | 'gives' | 'looks'>,
    params: unknown,
    step: (params: Record<string, unknown>) => Step,
    kind = '',
  ): void {
    const sources: Source<Draft>[] = [];
    const value = this.value('', params, sources, kind);
    const write = (reference: (source: Source<Draft>) => string) =>
      step(render(value, reference) as Record<string, unknown>);
    const draft = { ...head, sources, write };
    this.drafts.push(draft);
    if (!head.gives) return;
    this.sources.add(
      draft,
      head.heard.kind === 'call' ? head.heard.data : (head.heard as HeardAction).answer,
    );
  }

  private value(key: string, value: unknown, sources: Source<Draft>[], kind: string): unknown {
    if (typeof value === 'string') return this.text(key, value, sources, kind);
    if (Array.isArray(value)) return value.map((item) => this.value(key, item, sources, kind));
    if (typeof value !== 'object' || value === null) return { plain: value };
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, this.value(name, item, sources, kind)]),
    );
  }

  private text(key: string, text: string, sources: Source<Draft>[], kind: string): Value {
    if (text === this.told.phone) return { plain: referenceTo('phone') };
    const code = /code$/i.test(key) ? this.code(text) : undefined;
    if (code !== undefined) return { plain: referenceTo(code) };
    const source = this.sources.find(text);
    const number = this.numbers.get(text);
    // A list is asked for again only if its number is known in no shorter way.
    if (source !== undefined && (number === undefined || !source.from.looks)) {
      sources.push(source);
      return { source };
    }
    if (number !== undefined) return { plain: number };
    if (kind !== '' && /^(no|offlineNo|proposeNo|fileId)$/.test(key))
      return { plain: referenceTo(`waiting.${kind}`) };
    if (isMadeByClient(key, text)) {
      if (!this.fresh.includes(text)) this.fresh.push(text);
      return { plain: referenceTo(`new.${this.fresh.indexOf(text) + 1}`) };
    }
    return { plain: this.aliases.text(key, text) };
  }

  /** What stands for a code that was sent to a phone of the steps. */
  private code(text: string): string | undefined {
    const phones = this.told.codes.filter(({ code }) => code === text).map(({ phone }) => phone);
    if (phones.includes(this.told.phone)) return 'code';
    const [other] = phones.flatMap((phone) => this.aliases.knownPhone(phone) ?? []);
    return other && `code.${other}`;
  }

  private call(heard: HeardCall): void {
    const { name, params, code, fault, pictures, data } = heard;
    const definition: CallDefinition = calls[name];
    const own = { ...params };
    for (const field of ADDED) delete own[field];
    if (definition.auth === 'member') delete own['phone'];
    const passwords = (definition.passwords ?? []).filter((field) => field in own);
    const places = (PLACES[name] ?? []).filter((field) => field in own);
    const clear = [
      ...passwords.map((field) => [field, this.password(own[field])] as const),
      ...places.map((field) => [field, this.aliases.address(String(own[field]))] as const),
    ];
    for (const [field] of clear) delete own[field];
    const answered = isAnswered(fault) && code !== '';
    const gives = answered && code === SUCCESS_CODE;
    const telling = gives ? tellingOf(data) : {};
    this.draft({ name, heard, gives, looks: fault === undefined && onlyLooks(name) }, own, (written) => ({
      ...{ do: 'call', name, params: { ...written, ...Object.fromEntries(clear) } },
      ...(pictures > 0 && { pictures: [pictureFor(heard)] }),
      ...(!gives && { code: answered ? code : NO_ANSWER }),
      ...(Object.keys(telling).length > 0 && { gives: telling }),
    }));
  }

  /** A weak password is no secret, and it matters that it is weak. */
  private password(sealed: unknown): string {
    const clear = this.told.openPassword(sealed) ?? '';
    return checkPassword(clear) === undefined ? this.aliases.password(clear) : literal(clear);
  }

  private action(heard: HeardAction): void {
    const { path, method, args, good } = heard;
    const { state, rate } = (args ?? {}) as { readonly state?: unknown; readonly rate?: unknown };
    // How fast the clock ran shows in the waits.
    if (path === 'clock' && rate !== undefined) return;
    const found = path === 'states/open' && typeof state === 'number' ? PAGE_STATES[state] : undefined;
    if (found !== undefined) return this.opened(heard, found);
    const [group = ''] = path.split('/');
    const { kind = REVIEWS[group] ?? '' } = (args ?? {}) as { readonly kind?: string };
    const step = (written: Record<string, unknown>): Step => ({
      ...{ do: 'console', path },
      ...(method === 'DELETE' && { method }),
      ...(args !== undefined && args !== null && { args: written }),
      ...(!good && { refused: true }),
    });
    this.draft({ name: path, heard, gives: true, looks: false }, args ?? {}, step, kind);
  }

  /** The number of a state changes with the list; its persona and its page stay. */
  private opened(heard: HeardAction, { persona, page, query }: (typeof PAGE_STATES)[number]): void {
    const { phone } = this.told;
    const wanted = query === undefined ? page : `${page}?${query}`;
    this.draft({ name: 'customers', heard, gives: false, looks: false }, { phone, persona }, (args) => ({
      do: 'console',
      path: 'customers',
      args,
    }));
    const later = { ...heard, before: heard.after };
    this.draft(
      { name: 'states/open', heard: later, gives: true, looks: false },
      { phone, page: wanted },
      (args) => ({ do: 'console', path: 'states/open', args }),
    );
  }
}

function pictureFor({ name, params, data, before }: HeardCall): PictureKind {
  if (name === 'ocrBankInfo') return 'bank-card';
  if (name === 'educationUpload') return 'diploma';
  if (!/IdCard|idCard/.test(name)) return 'paper';
  if (params['side'] !== 'back') return 'id-front';
  const { back } = (data ?? {}) as { readonly back?: { readonly validTo?: string | null } | null };
  const end = back?.validTo;
  const over = typeof end === 'string' && end < new Date(before).toISOString();
  return over ? 'id-back-expired' : 'id-back';
}

/** The scenario of what was heard; undefined if nothing of this person was. */
export function scenarioOf(all: readonly Heard[], told: Told): Scenario | undefined {
  const { heard, made } = stepsOf(contactsInFull(all, told.phone), told.phone);
  const [first] = heard;
  if (first === undefined) return undefined;
  const writer = new Writer(told, made);
  for (const one of heard) writer.add(one);
  const { title, opens = 'pages/home/index', customer, now } = told;
  const steps = written(needed(writer.drafts), now);
  return {
    ...{ form: 1, title, startsAt: new Date(first.before).toISOString(), opens },
    ...{ steps, ends: endsOf(customer) },
  };
}
