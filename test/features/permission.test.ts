import { offerSettings } from '@/features/permission';
import { pickPicture } from '@/features/pictures/pictures';
import { remindOn, remindOnAll } from '@/features/reminder';
import { album } from '@/platform/album';
import type { PickOutcome } from '@/platform/album';
import { calendar, type CalendarOutcome, type Reminder } from '@/platform/calendar';
import { permissions, type SettingsVisit } from '@/platform/permissions';
import { prompt, type Question } from '@/platform/prompt';

const DENIED: PickOutcome = { ok: false, reason: 'denied' };
const PHOTO: PickOutcome = { ok: true, file: { name: 'a.png', type: 'image/png', size: 3, source: 'tmp' } };

let asked: Question[];
let toasts: string[];
let confirms: boolean;
let visit: SettingsVisit;
let visits: string[];

beforeEach(() => {
  asked = [];
  toasts = [];
  visits = [];
  confirms = true;
  visit = { kind: 'visited', state: 'granted' };
  Object.assign(prompt, {
    confirm: (question: Question) => {
      asked.push(question);
      return Promise.resolve(confirms);
    },
    toast: (text: string) => toasts.push(text),
  });
  Object.assign(permissions, {
    toSettings: (scope: string) => {
      visits.push(scope);
      return Promise.resolve(visit);
    },
  });
});

describe('a missing function of a device', () => {
  it('is named, with a way out', async () => {
    Object.assign(album, { pickOrTake: () => Promise.resolve({ ok: false, reason: 'unavailable' }) });
    const message = '这台设备不能拍照，也打不开相册，请换一台设备再试';
    expect(await pickPicture()).toEqual({ kind: 'unfit', message });
  });
});

describe('a denied permission', () => {
  it.each([
    ['camera', '相机'],
    ['album', '相册'],
    ['calendar', '日历'],
  ] as const)('of %s says what it is for and leads to the settings', async (scope, word) => {
    expect(await offerSettings(scope)).toBe(true);
    expect(asked[0]).toMatchObject({ confirmText: '去设置' });
    expect(asked[0]?.title).toContain(word);
    expect(asked[0]?.content).toMatch(/才能/);
    expect(visits).toEqual([scope]);
  });

  it('is not asked for again when the person declines', async () => {
    confirms = false;
    expect(await offerSettings('camera')).toBe(false);
    expect(visits).toEqual([]);
  });

  it('stays denied when it was not granted in the settings', async () => {
    visit = { kind: 'visited', state: 'denied' };
    expect(await offerSettings('camera')).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [{ kind: 'byHand', where: '请点地址栏' }, '请点地址栏'],
    [{ kind: 'unavailable' }, '设置'],
  ] as [SettingsVisit, string][])(
    'says where the settings are when they cannot be opened: %j',
    async (given, word) => {
      visit = given;
      expect(await offerSettings('camera')).toBe(false);
      expect(asked[1]?.content).toContain(word);
      expect(asked[1]?.cancelText).toBeNull();
    },
  );
});

describe('a picture', () => {
  it('is taken after all once the camera is allowed', async () => {
    const answers = [DENIED, PHOTO];
    Object.assign(album, { pickOrTake: () => Promise.resolve(answers.shift() ?? DENIED) });
    expect(await pickPicture()).toMatchObject({ kind: 'picture' });
    expect(visits).toEqual(['camera']);
  });

  it('is not requested a second time while it is denied', async () => {
    visit = { kind: 'visited', state: 'denied' };
    const take = jest.fn(() => Promise.resolve(DENIED));
    Object.assign(album, { pickOrTake: take });
    expect(await pickPicture()).toMatchObject({ kind: 'unfit' });
    expect(take).toHaveBeenCalledTimes(1);
  });
});

describe('a reminder', () => {
  const DAY = { date: '2026-12-18', title: 't', notes: 'n' };
  let reminders: Reminder[];

  function calendarAnswers(...outcomes: CalendarOutcome[]): void {
    reminders = [];
    const remindAll = (all: readonly Reminder[]) => {
      reminders.push(...all);
      return Promise.resolve(outcomes.shift() ?? 'failed');
    };
    Object.assign(calendar, { remindAll });
  }

  it('is set for each of several days at once', async () => {
    calendarAnswers('added');
    await remindOnAll([DAY, { ...DAY, date: '2027-01-18' }]);
    expect(reminders.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-12-18T02:00:00.000Z',
      '2027-01-18T02:00:00.000Z',
    ]);
    expect(toasts).toEqual(['预约成功']);
  });

  it('is set for ten in the morning of that day, with the toast 预约成功', async () => {
    calendarAnswers('added');
    await remindOn(DAY);
    expect(new Date(reminders[0]?.at ?? 0).toISOString()).toBe('2026-12-18T02:00:00.000Z');
    expect([toasts, asked]).toEqual([['预约成功'], []]);
  });

  it('that was denied opens the dialog, and is added once it is allowed', async () => {
    calendarAnswers('denied', 'added');
    await remindOn(DAY);
    expect(asked[0]?.content).toContain('10:00');
    expect([visits, toasts]).toEqual([['calendar'], ['预约成功']]);
  });

  it.each([
    ['handedOver', 1],
    ['unconsented', 1],
    ['unavailable', 1],
    ['failed', 1],
    ['cancelled', 0],
  ] as [CalendarOutcome, number][])('that is %s shows %i toasts', async (outcome, times) => {
    calendarAnswers(outcome);
    await remindOn(DAY);
    expect([toasts.length, asked.length]).toEqual([times, 0]);
  });
});
