import type { CallName } from '@/contract';
import { isReport } from './looking';
import type { Heard, HeardAction, HeardCall } from './recorder';
import { Sources } from './sources';

/** What the console does for all people. */
const FOR_ALL = /^(clock|faults|content|wechat)$/;
const MAKES = /^(customers|states\/open)$/;

const phoneIn = (args: unknown): string => {
  const [first] = Array.isArray(args) ? (args as unknown[]) : [args];
  const { phone } = (first ?? {}) as { readonly phone?: unknown };
  return typeof phone === 'string' ? phone : '';
};
const phoneMade = ({ answer }: HeardAction): string => phoneIn(answer);

/** A persona is made: everything before is another person's. */
const makesPerson = (heard: Heard, phone: string): heard is HeardAction =>
  heard.kind === 'console' &&
  heard.good &&
  MAKES.test(heard.path) &&
  phoneMade(heard) === phone &&
  !(heard.path === 'states/open' && phoneIn(heard.args) === phone);

/** What the console itself called while it made the person. */
const within = (action: HeardAction) => (heard: Heard) =>
  heard !== action && heard.began >= action.began && heard.began <= action.ended;

const ofAction = ({ path, args, whose, answer, good }: HeardAction, phone: string): boolean => {
  if (!good && phoneIn(args) !== phone) return false;
  if (FOR_ALL.test(path)) return ['', phone].includes(phoneIn(args)) || path === 'wechat';
  return phoneIn(args) === phone || whose === phone || (MAKES.test(path) && phoneIn(answer) === phone);
};

/** Sessions of this person: a login by a link or by WeChat is a visitor's call. */
function sessionsOf(calls: readonly HeardCall[], phone: string): ReadonlySet<unknown> {
  return new Set(calls.filter((one) => one.phone === phone).map(({ params }) => params['tokenCode']));
}

/** Of everything that was heard: what this person did and what was done to them, from the beginning. */
export function stepsOf(all: readonly Heard[], phone: string): { heard: Heard[]; made: boolean } {
  const start = all.map((one) => makesPerson(one, phone)).lastIndexOf(true);
  const life = all.slice(Math.max(start, 0));
  const inside = life.filter((one) => makesPerson(one, phone)).map((one) => within(one));
  const calls = life.filter((one): one is HeardCall => one.kind === 'call');
  const sessions = sessionsOf(calls, phone);
  const answered = new Sources<CallName>();
  const own = life.filter((one) => {
    if (inside.some((isInside) => one.kind === 'call' && isInside(one))) return false;
    if (one.kind === 'console') return ofAction(one, phone);
    if (one.kind === 'page') return answered.find(one.token) !== undefined;
    const { tokenCode } = (one.data ?? {}) as { readonly tokenCode?: unknown };
    const isOwn = one.phone === phone || (typeof tokenCode === 'string' && sessions.has(tokenCode));
    if (isOwn) answered.add(one.name, one.data);
    return isOwn && !isReport(one.name);
  });
  // The person begins with the first step that is theirs alone.
  const first = own.findIndex((one) => one.kind !== 'console' || !FOR_ALL.test(one.path));
  return { heard: first < 0 ? [] : own.slice(first), made: start >= 0 };
}
