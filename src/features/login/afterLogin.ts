import { userCalls } from '@/contract/user';
import { landingOf, type LoginFacts } from '@/domain/login/landing';
import { BEGIN, enterCredit } from '@/features/entry';
import { learnOwnPhone } from '@/features/ownPhone';
import { persisted } from '@/storage/persisted';
import {
  forgetReturn,
  relaunch,
  replace,
  returnAfterLogin,
  routeAt,
  routeOf,
  toTab,
  type RouteKey,
} from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { nextPage } from '@/storage/nextPage';
import { session, type LoginAnswer } from '@/stores/session';
import { flowEnds } from '@/stores/flowEnds';
const CREDIT_PAGES = '/pages/creditV2/';

type Move = typeof replace;

/** What one way of logging in adds to the common rules. */
export interface LoginWay {
  /** Where this login leads if no page is waiting and the whitelist does not lead home: for an employee, the employment data. */
  readonly landing?: RouteKey;
}

/**
 * What every login does with its answer (spec §4 Login): start the session; a whitelist customer goes home, a new user applies, all others
 * return to where they were. `phone`: the whole number, '' if the person did not type it. Replaces the login page; if another person was
 * logged in before, none of their pages stays. Never rejects: if a query fails, the general rule applies.
 */
export async function afterLogin(answer: LoginAnswer, phone: string, way: LoginWay = {}): Promise<void> {
  const resumes = persisted.get('draftOwner') === answer.userInfo.custId;
  const move = replacesAnother(answer) ? relaunch : replace;
  begin(answer, phone);
  const [list, user] = await Promise.all([
    call(userCalls.queryZdList, {}).catch(() => undefined),
    call(userCalls.getUserInfoByPhone, { stageType: '1' }).catch(() => undefined),
  ]);
  if (user !== undefined) session.update(user);
  // The account is about to end: first the offer to keep it.
  if (isLeaving(user)) return takeTo('applyLogoutSuccess', move);
  const next = nextPage.get();
  const waiting = waitingAt(next);
  const landing = landingOf({ inZdList: list?.inZdList, idNo: user?.idNo, waiting, resumes });
  if (landing === 'home') return goHome(move);
  const onTheWay = waiting === 'credit' || waiting === 'page';
  if (way.landing !== undefined && !onTheWay) return takeTo(way.landing, move);
  if (landing === 'return') return loginDone(move);
  return apply(endOfApplication(waiting, next), move);
}

function begin(answer: LoginAnswer, phone: string): void {
  session.start(answer, phone);
  if (phone === '') void learnOwnPhone();
}

const isLeaving = (user: { readonly leaving: 'Y' | 'N' } | undefined): boolean => user?.leaving === 'Y';

/** Where a new user's application ends: at the waiting page, otherwise where the link to the login points. */
function endOfApplication(waiting: LoginFacts['waiting'], next: string): string {
  if (waiting === 'none') return flowEnds.spend('login');
  return waiting === 'tab' ? '' : next;
}

/**
 * After a login: to the waiting page, otherwise to the address in the link that led to the login, otherwise home. If another person was
 * logged in before, none of their pages stays and the link's address is not used.
 */
export async function loginDone(move: Move = replace): Promise<void> {
  const ends = nextPage.get() === '' && move !== relaunch && (await flowEnds.leave('login'));
  if (!ends) await returnAfterLogin(move);
}

const replacesAnother = ({ userInfo }: LoginAnswer): boolean =>
  session.loggedIn && session.userInfo?.custId !== userInfo.custId;

function waitingAt(address: string): LoginFacts['waiting'] {
  const key = routeAt(address.split('?')[0] ?? '');
  if (address === '' || key === undefined) return 'none';
  const { tab, path } = routeOf(key);
  if (tab === true) return 'tab';
  return path.startsWith(CREDIT_PAGES) ? 'credit' : 'page';
}

/** Spec §4 Login: the application exits to home, to the waiting page or to the link's callbackUrl. If it cannot be entered, that page opens now. */
async function apply(callbackUrl: string, move: Move): Promise<void> {
  drafts.keep('credit', { callbackUrl });
  if (await enterCredit(move, BEGIN)) forgetReturn();
  else await returnAfterLogin(move);
}

function goHome(move: Move): Promise<void> {
  forgetReturn();
  return move === relaunch ? relaunch('home') : toTab('home');
}

function takeTo(key: RouteKey, move: Move): Promise<void> {
  forgetReturn();
  return move(key);
}
