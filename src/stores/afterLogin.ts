import { landingOf, type LoginFacts } from '@/domain/login/landing';
import {
  forgetReturn,
  replace,
  returnAfterLogin,
  routeAt,
  routeOf,
  toTab,
  type RouteKey,
} from '@/navigation';
import { call } from '@/request';
import { drafts } from './drafts';
import { enterCredit } from './entry/credit';
import { nextPage } from './nextPage';
import { persisted } from './persisted';
import { session, type LoginAnswer } from './session';

const QUIET = { toast: false } as const;
const CREDIT_PAGES = '/pages/creditV2/';

/** What one way of logging in adds to the rules. */
export interface LoginWay {
  /** A page that this way leads to where no page is waiting and the whitelist does not lead home: the employment data of an employee. */
  readonly landing?: RouteKey;
}

/**
 * What every way of logging in does with its answer (spec §4 Login): the session begins, the whitelist goes home, a new user applies,
 * everybody else lands where they were. `phone` is the whole number, '' where this way does not know it. Takes the place of the login
 * page on view. Never rejects: a question that fails leaves the general rule.
 */
export async function afterLogin(answer: LoginAnswer, phone: string, way: LoginWay = {}): Promise<void> {
  const resumes = persisted.get('draftOwner') === answer.userInfo.custId;
  session.start(answer, phone);
  const [list, user] = await Promise.all([
    call('queryZdList', {}, QUIET).catch(() => undefined),
    call('getUserInfoByPhone', { stageType: '1' }, QUIET).catch(() => undefined),
  ]);
  if (user !== undefined) session.update(user);
  const next = nextPage.get();
  const waiting = waitingAt(next);
  const landing = landingOf({ inZdList: list?.inZdList, idNo: user?.idNo, waiting, resumes });
  if (landing === 'home') {
    forgetReturn();
    return toTab('home');
  }
  const onTheWay = waiting === 'credit' || waiting === 'page';
  if (way.landing !== undefined && !onTheWay) return takeTo(way.landing);
  return landing === 'apply' ? apply(onTheWay ? next : '') : returnAfterLogin();
}

function waitingAt(address: string): LoginFacts['waiting'] {
  const key = routeAt(address.split('?')[0] ?? '');
  if (address === '' || key === undefined) return 'none';
  const { tab, path } = routeOf(key);
  if (tab === true) return 'tab';
  return path.startsWith(CREDIT_PAGES) ? 'credit' : 'page';
}

/** Spec §4 Login: the application is left to home or to the page that was waiting. Where it cannot be entered, that page is next. */
async function apply(callbackUrl: string): Promise<void> {
  drafts.keep('credit', { callbackUrl });
  if (await enterCredit(replace)) forgetReturn();
  else await returnAfterLogin();
}

function takeTo(key: RouteKey): Promise<void> {
  forgetReturn();
  return replace(key);
}
