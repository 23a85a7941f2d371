import { onLogin } from '@/runtime/logins';
import { session } from '@/stores/session';
import { PERSON, Shelf } from '../app/device';

let told: string[];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  new Shelf().install();
  session.clear('loggedOut');
  told = [];
  end = onLogin(() => told.push(session.tokenCode));
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const login = (tokenCode: string) => session.start({ tokenCode, userInfo: PERSON }, '13800138000');

it('every login is reported, after its pages', () => {
  login('t-1');
  jest.advanceTimersByTime(1999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  session.clear('loggedOut');
  login('t-2');
  jest.advanceTimersByTime(2000);
  expect(told).toEqual(['t-1', 't-2']);
});

it('a login that has ended already is not reported, and newer data of the same person are not a login', () => {
  login('t-1');
  session.clear('expired');
  jest.advanceTimersByTime(2000);
  login('t-2');
  session.update(PERSON);
  jest.advanceTimersByTime(2000);
  expect(told).toEqual(['t-2']);
});

it('no login is reported after the end', () => {
  end();
  login('t-1');
  jest.advanceTimersByTime(2000);
  expect(told).toEqual([]);
});
