import { safeTarget, type SafeTarget, type TargetRule } from '../address/safeTarget';
import type { CALLBACKS } from './values';

/** Addresses of the partner in a link (spec §3 Client-side stored values, init data). */
export type Callback = (typeof CALLBACKS)[number];

/** How a flow ends; `…Left`: without being finished. */
export type FlowEnd = 'login' | 'loginLeft' | 'credit' | 'creditLeft' | 'loan' | 'loanLeft';

/**
 * Which of the partner's addresses an end leads to: the first stored one (spec §3 Credit flow and Loan provider init data, §4 Login and
 * Credit steps); without one the flow ends at the page that was waiting, at the app that opened this one, or at home:
 * - `callbackUrl`: a login that none of our pages has asked for (a new user's application takes it over), and a drawing
 * - `creditOrLoanCallBackUrl`: an application and a drawing, finished or left
 * - `cancelUrl`: a flow that is left without being finished
 */
export const CALLBACKS_OF_END: Readonly<Record<FlowEnd, readonly Callback[]>> = {
  login: ['callbackUrl'],
  loginLeft: ['cancelUrl'],
  credit: ['creditOrLoanCallBackUrl'],
  creditLeft: ['cancelUrl', 'creditOrLoanCallBackUrl'],
  loan: ['creditOrLoanCallBackUrl', 'callbackUrl'],
  loanLeft: ['cancelUrl', 'creditOrLoanCallBackUrl', 'callbackUrl'],
};

/** The flow's addresses, which are not used again after this end. */
export const spentAt = (end: FlowEnd): readonly Callback[] =>
  end === 'login' ? CALLBACKS_OF_END.login : [...CALLBACKS_OF_END[end], 'cancelUrl'];

/** The flows by the folder of their pages. */
const LEFT_AT: Readonly<Record<string, FlowEnd>> = {
  login: 'loginLeft',
  squareActivity: 'loginLeft',
  creditV2: 'creditLeft',
  setpwd: 'creditLeft',
  loanV2: 'loanLeft',
};

/** The end that Back reaches if there is none of our pages below; undefined for a page outside the flows. */
export const leftAt = (path: string): FlowEnd | undefined => LEFT_AT[path.split('/')[2] ?? ''];

/** The target of an end: a partner's site, another of our pages, or (undefined) neither. */
export type EndTarget = 'partner' | 'page' | undefined;

export interface CallbackRule extends TargetRule {
  /** Whether one of our pages logs people in. */
  readonly isEntry: (path: string) => boolean;
  /** Scheme, host and port of the app's pages; '' if there are none. */
  readonly origin: string;
}

/** `ourOwn`: one of our pages that is not allowed as an end, by its path or by its web address. */
export type CallbackTarget = SafeTarget | { readonly kind: 'refused'; readonly why: 'ourOwn' };

const OUR_OWN = { kind: 'refused', why: 'ourOwn' } as const;

/**
 * The target of a partner's address: a listed host or one of our pages. A flow never ends at a page that logs people in, or a link could
 * log a person in as someone else; of our pages `loginUrl` may name only a login page, without any query, so that it brings no code.
 */
export function callbackTarget(
  name: Callback,
  value: string | undefined,
  rule: CallbackRule,
): CallbackTarget {
  const target = safeTarget(value, rule);
  if (target.kind === 'web') return isAt(target.url, rule.origin) ? OUR_OWN : target;
  if (target.kind === 'refused') return target;
  if (rule.isEntry(target.path) !== (name === 'loginUrl')) return OUR_OWN;
  return name === 'loginUrl' ? { ...target, query: '' } : target;
}

/** Whether a web address leads to our own site: our pages must be named by their path, since a web address could name any of them. */
const isAt = (url: string, origin: string): boolean =>
  origin !== '' && (url === origin || ['/', '?', '#'].some((next) => url.startsWith(origin + next)));
