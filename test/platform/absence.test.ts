import { album } from '@/platform/album';
import { backToApp } from '@/platform/backToApp';
import { calendar } from '@/platform/calendar';
import { camera } from '@/platform/camera';
import { capture } from '@/platform/capture';
import { contactPicker } from '@/platform/contactPicker';
import { device } from '@/platform/device';
import { deviceKey, type TextCipher } from '@/platform/deviceKey';
import { deviceToken } from '@/platform/deviceToken';
import { face } from '@/platform/face';
import { permissions } from '@/platform/permissions';
import { privacy } from '@/platform/privacy';
import { track } from '@/platform/track';

const noCipher = {} as TextCipher;
const NOTHING_PICKED = { ok: false, reason: 'unavailable' };

it.each([
  ['camera', () => camera.take(), NOTHING_PICKED],
  ['album', () => album.pick(), NOTHING_PICKED],
  ['either', () => album.pickOrTake(), NOTHING_PICKED],
  ['contactPicker', () => contactPicker.pick(1), NOTHING_PICKED],
  ['face', () => face.open('https://face.example/'), 'unavailable'],
  ['getSetting', () => permissions.state('camera'), 'unknown'],
  ['authorize', () => permissions.request('camera'), 'unavailable'],
  ['toSetting', () => permissions.toSettings('camera'), { kind: 'unavailable' }],
  ['track', () => track.sendOnLeave('/api/x', '{}'), false],
  ['deviceKey', () => deviceKey.seal(noCipher), undefined],
  ['deviceToken', () => deviceToken.read(), ''],
  ['getInfo', async () => (await device.info()).networkType, 'unknown'],
  ['back-to-app', () => backToApp.leave(), 'stayed'],
  ['calendar', () => calendar.remind({ title: 't', notes: 'n', at: 0 }), 'unavailable'],
  ['calendar of days', () => calendar.remindAll([]), 'unavailable'],
  ['privacy', () => privacy.openGuide(), false],
])('without a device %s says so', async (_name, use, expected) => {
  expect(await use()).toEqual(expected);
});

it('without a device the person sees no message about missing functions', () => {
  expect(() => {
    capture.disable()();
    track.onLeave(() => undefined)();
    privacy.onAsked(() => undefined);
  }).not.toThrow();
});
