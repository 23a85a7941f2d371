import { userCalls } from '@/contract/user';
import { landingOf, type LoginFacts } from '@/domain/login/landing';
import { enterCredit } from '@/features/entry';
import { persisted } from '@/model/persisted';
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
import { drafts } from '@/stores/drafts';
import { nextPage } from '@/stores/nextPage';
import { session, type LoginAnswer } from '@/stores/session';
import { waysOut } from '@/stores/waysOut';
const CREDIT_PAGES = '/pages/creditV2/';

type Move = typeof replace;

/** What one way of logging in adds to the rules. */
export interface LoginWay {
  /** A page that this way leads to where no page is waiting and the whitelist does not lead home: the employment data of an employee. */
  readonly landing?: RouteKey;
}

/**
 * What every way of logging in does with its answer (spec §4 Login): the session begins, the whitelist goes home, a new user applies,
 * everybody else lands where they were. `phone` is the whole number, '' where the person did not type it. Takes the place of the login
 * page on view; of the pages of another person who was logged in until now, none stays. Never rejects: a question that fails leaves the
 * general rule.
 */
export async function afterLogin(answer: LoginAnswer, phone: string, way: LoginWay = {}): Promise<void> {
  const resumes = persisted.get('draftOwner') === answer.userInfo.custId;
  const move = replacesAnother(answer) ? relaunch : replace;
  session.start(answer, phone);
  const [list, user] = await Promise.all([
    call(userCalls.queryZdList, {}).catch(() => undefined),
    call(userCalls.getUserInfoByPhone, { stageType: '1' }).catch(() => undefined),
  ]);
  if (user !== undefined) session.update(user);
  const next = nextPage.get();
  const waiting = waitingAt(next);
  const landing = landingOf({ inZdList: list?.inZdList, idNo: user?.idNo, waiting, resumes });
  if (landing === 'home') return goHome(move);
  const onTheWay = waiting === 'credit' || waiting === 'page';
  if (way.landing !== undefined && !onTheWay) return takeTo(way.landing, move);
  if (landing === 'return') return loginDone(move);
  return apply(endOfApplication(waiting, next), move);
}

/** Where the application of a new user ends: at the page that waits, else where the link that led to the login itself wants it. */
function endOfApplication(waiting: LoginFacts['waiting'], next: string): string {
  if (waiting === 'none') return waysOut.spend('login');
  return waiting === 'tab' ? '' : next;
}

/**
 * Logged in: on to the page that was waiting, else to where the link that led to the login wants it, else home. Of the pages of another
 * person none stays: the link's address is left alone then.
 */
export async function loginDone(move: Move = replace): Promise<void> {
  const ends = nextPage.get() === '' && move !== relaunch && (await waysOut.leave('login'));
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

/** Spec §4 Login: the application is left to home, the page that was waiting or the link's callbackUrl. Where it cannot be entered, that page is next. */
async function apply(callbackUrl: string, move: Move): Promise<void> {
  drafts.keep('credit', { callbackUrl });
  if (await enterCredit(move)) forgetReturn();
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
