import { safeTarget, type SafeTarget, type TargetRule } from '../address/safeTarget';
import type { CALLBACKS } from './values';

/** Addresses of the partner that a link brings (spec §3 Client-side stored values, init data). */
export type Callback = (typeof CALLBACKS)[number];

/** How a person comes to the end of a flow; `…Left`: without finishing it. */
export type FlowEnd = 'login' | 'loginLeft' | 'credit' | 'creditLeft' | 'loan' | 'loanLeft';

/**
 * Which of the partner's addresses an end leads to, the first that is kept (spec §3 Credit flow and Loan provider init data, §4 Login and
 * Credit steps); without one the flow ends at the page that was waiting, at the app that opened this one, or at home:
 * - `callbackUrl`: a login that no page of ours has asked for (a new user's application takes it over), and a drawing
 * - `creditOrLoanCallBackUrl`: an application and a drawing, finished or left
 * - `cancelUrl`: whatever is left without being finished
 */
export const WAYS_OUT: Readonly<Record<FlowEnd, readonly Callback[]>> = {
  login: ['callbackUrl'],
  loginLeft: ['cancelUrl'],
  credit: ['creditOrLoanCallBackUrl'],
  creditLeft: ['cancelUrl', 'creditOrLoanCallBackUrl'],
  loan: ['creditOrLoanCallBackUrl', 'callbackUrl'],
  loanLeft: ['cancelUrl', 'creditOrLoanCallBackUrl', 'callbackUrl'],
};

/** What is not used again once this end was reached: the flow's own addresses. */
export const spentAt = (end: FlowEnd): readonly Callback[] =>
  end === 'login' ? WAYS_OUT.login : [...WAYS_OUT[end], 'cancelUrl'];

/** The flows by the folder of their pages. */
const LEFT_AT: Readonly<Record<string, FlowEnd>> = {
  login: 'loginLeft',
  squareActivity: 'loginLeft',
  creditV2: 'creditLeft',
  setpwd: 'creditLeft',
  loanV2: 'loanLeft',
};

/** The end that is reached by going Back where no page of ours lies below; undefined for a page of no flow. */
export const leftAt = (path: string): FlowEnd | undefined => LEFT_AT[path.split('/')[2] ?? ''];

/** What an end leads to: a partner's site, another page of ours, or (undefined) neither. */
export type WayOut = 'partner' | 'page' | undefined;

export interface CallbackRule extends TargetRule {
  /** Whether a page of ours logs people in. */
  readonly waysIn: (path: string) => boolean;
  /** Scheme, host and port of our own pages; '' where there are none. */
  readonly origin: string;
}

/** `ourOwn`: a page of ours that is no such end, by its path or by its web address. */
export type CallbackTarget = SafeTarget | { readonly kind: 'refused'; readonly why: 'ourOwn' };

const OUR_OWN = { kind: 'refused', why: 'ourOwn' } as const;

/**
 * Where such an address may lead: to a listed host or to a page of ours. A flow never ends at a page that logs in, or a link could log
 * somebody in as another person; of our pages `loginUrl` names nothing but such a page, without any query: no code comes in by it.
 */
export function callbackTarget(
  name: Callback,
  value: string | undefined,
  rule: CallbackRule,
): CallbackTarget {
  const target = safeTarget(value, rule);
  if (target.kind === 'web') return isAt(target.url, rule.origin) ? OUR_OWN : target;
  if (target.kind === 'refused') return target;
  if (rule.waysIn(target.path) !== (name === 'loginUrl')) return OUR_OWN;
  return name === 'loginUrl' ? { ...target, query: '' } : target;
}

/** Pages of ours are named by their path: by a web address they could be any of them. */
const isAt = (url: string, origin: string): boolean =>
  origin !== '' && (url === origin || ['/', '?', '#'].some((next) => url.startsWith(origin + next)));
