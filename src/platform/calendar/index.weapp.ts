import Taro from '@tarojs/taro';
import { askHost } from '../permissions/askHost';
import { hostReason } from '../permissions/hostReason';
import type { CalendarPort } from './definitions';

export type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

export const calendar: CalendarPort = {
  async remind({ title, notes, at }) {
    try {
      await Taro.authorize({ scope: 'scope.addPhoneCalendar' });
      await askHost('addPhoneCalendar', {
        title,
        description: notes,
        // Seconds, as the host documents it.
        startTime: Math.round(at / 1000),
        alarm: true,
        alarmOffset: 0,
      });
      return 'added';
    } catch (failure) {
      return hostReason(failure);
    }
  },
};
