/** @jest-environment jest-fixed-jsdom */
import { routes } from '@/navigation';
import { storage } from '@/platform/storage';
import { storage as browser } from '@/platform/storage/index';
import { watchOtherWindows } from '@/runtime/otherWindows';
import { session } from '@/stores/session';
import { PERSON } from '../app/device';
import { host } from '../app/host';
import { soon } from '../soon';

const NAME = 'yunling';
const HERE = `${routes.iouDetails.path}?loanNo=L1`;
const OTHER = { ...PERSON, custId: 'C2', custName: '李*' };

/** What another window has done while this one was frozen, and heard nothing. */
const written = (changes: Readonly<Record<string, unknown>>): void =>
  localStorage.setItem(
    NAME,
    JSON.stringify({ ...JSON.parse(localStorage.getItem(NAME) ?? '{}'), ...changes }),
  );

let end: () => void;

beforeEach(() => {
  Object.assign(storage, browser);
  session.start({ tokenCode: 'T1', userInfo: PERSON });
  host.reset(routes.home.path, HERE);
  end = watchOtherWindows();
});
afterEach(() => {
  end();
  localStorage.clear();
});

describe('a page that comes back from the back-forward cache', () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('goes on as no one but the person who has logged in since', async () => {
    written({ tokenCode: 'T2', uid: 'C2', userInfo: OTHER });
    comeBack();
    expect([session.tokenCode, session.userInfo?.custId]).toEqual(['T2', 'C2']);
    await soon(() => expect(host.moves).toEqual([`reLaunch ${routes.home.path}`]));
  });

  it('asks for a login if the person has logged out since', () => {
    written({ tokenCode: '', uid: '', userInfo: null });
    comeBack();
    expect([session.loggedIn, host.moves, host.shown]).toEqual([false, [], 1]);
  });

  it('stays as it is if nothing has happened', () => {
    comeBack();
    expect([session.tokenCode, host.moves, host.shown]).toEqual(['T1', [], 0]);
  });
});
