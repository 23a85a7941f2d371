import Taro from '@tarojs/taro';
import { askHost } from '../permissions/askHost';
import { hostReason } from '../permissions/hostReason';
import type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

export type { CalendarOutcome, CalendarPort, Reminder } from './definitions';

async function addAll(reminders: readonly Reminder[]): Promise<CalendarOutcome> {
  try {
    await Taro.authorize({ scope: 'scope.addPhoneCalendar' });
    for (const { title, notes, at } of reminders) {
      await askHost('addPhoneCalendar', {
        title,
        description: notes,
        // Seconds, as the host documents it.
        startTime: Math.round(at / 1000),
        alarm: true,
        alarmOffset: 0,
      });
    }
    return 'added';
  } catch (failure) {
    return hostReason(failure);
  }
}

export const calendar: CalendarPort = {
  remind: (reminder) => addAll([reminder]),
  remindAll: addAll,
};
