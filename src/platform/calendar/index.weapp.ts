import Taro from '@tarojs/taro';
import type { CalendarOutcome, CalendarPort } from './definitions';

export type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

function outcomeOf(errMsg: string): CalendarOutcome {
  if (/cancel/i.test(errMsg)) return 'cancelled';
  if (/auth|deny|denied|permission|privacy/i.test(errMsg)) return 'denied';
  if (/not support/i.test(errMsg)) return 'unavailable';
  return 'failed';
}

export const calendar: CalendarPort = {
  async remind({ title, notes, at }) {
    try {
      await Taro.authorize({ scope: 'scope.addPhoneCalendar' });
      await Taro.addPhoneCalendar({
        title,
        description: notes,
        // In seconds, as the host documents it.
        startTime: Math.round(at / 1000),
        alarm: true,
        alarmOffset: 0,
      });
      return 'added';
    } catch (failure) {
      const { errMsg = '' } = (failure ?? {}) as { errMsg?: string };
      return outcomeOf(errMsg);
    }
  },
  openSettings: () =>
    Taro.openSetting().then(
      // Taro's list of scopes is older than the host's.
      ({ authSetting }) =>
        (authSetting as Record<string, boolean | undefined>)['scope.addPhoneCalendar'] === true,
      () => false,
    ),
};
