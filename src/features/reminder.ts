import { calendar, type CalendarOutcome } from '@/platform/calendar';
import { feedback } from '@/stores/feedback';
import { PRIVACY_REFUSED, privacyConsent } from '@/stores/privacy';
import { offerSettings } from './permission';

/** Spec §9: calendar reminder at 10:00, in Asia/Shanghai. */
const AT_TEN = 'T10:00:00+08:00';

const SAID: Readonly<Partial<Record<CalendarOutcome, string>>> = {
  added: '预约成功',
  handedOver: '日历文件已生成，打开它就能加入提醒',
  unconsented: PRIVACY_REFUSED,
  unavailable: '这台设备不能写入日历，请自己记下日期',
  failed: '没有加入日历，请稍后再试，或自己记下日期',
};

export interface DayReminder {
  /** '2026-12-18' in Asia/Shanghai. */
  readonly date: string;
  readonly title: string;
  readonly notes: string;
}

/**
 * Spec §6: adds a calendar reminder at 10:00 of that day, with the toast 预约成功. If the permission is denied, a dialog says what it is for
 * and leads to the settings; if it is granted there, the reminder is added.
 */
export const remindOn = (reminder: DayReminder): Promise<void> => remindOnAll([reminder]);

/** The same for several days in one go. */
export async function remindOnAll(reminders: readonly DayReminder[]): Promise<void> {
  const outcome = await add(reminders);
  if (outcome !== 'denied') return say(outcome);
  if (await offerSettings('calendar', '允许使用日历后，才能在当天10:00提醒您')) say(await add(reminders));
}

async function add(reminders: readonly DayReminder[]): Promise<CalendarOutcome> {
  const consent = privacyConsent.ensure();
  if (consent !== true && !(await consent)) return 'unconsented';
  return calendar.remindAll(
    reminders.map(({ date, title, notes }) => ({ title, notes, at: Date.parse(date + AT_TEN) })),
  );
}

function say(outcome: CalendarOutcome): void {
  const text = SAID[outcome];
  if (text !== undefined) feedback.toast(text);
}
