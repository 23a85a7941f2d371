import { autorun } from 'mobx';
import { FollowedDay } from '@/stores/followedDay';

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the day on a page that stays open', () => {
  it('is redrawn when it ends, once', () => {
    let day = '2026-11-27';
    const followed = new FollowedDay({ today: () => day });
    const drawn: string[] = [];
    const leave = autorun(() => drawn.push(followed.today()));
    jest.advanceTimersByTime(5 * MINUTE_MS);
    expect(drawn).toEqual(['2026-11-27']);
    day = '2026-11-28';
    jest.advanceTimersByTime(5 * MINUTE_MS);
    expect(drawn).toEqual(['2026-11-27', '2026-11-28']);
    leave();
  });

  it('is not looked at when the page is left', () => {
    const today = jest.fn(() => '2026-11-27');
    const followed = new FollowedDay({ today });
    autorun(() => followed.today())();
    const asked = today.mock.calls.length;
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect([today.mock.calls.length, jest.getTimerCount()]).toEqual([asked, 0]);
  });
});
