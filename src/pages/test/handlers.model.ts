import { addDays } from '@/domain/dates/civil';
import { album } from '@/platform/album';
import { backToApp } from '@/platform/backToApp';
import { calendar } from '@/platform/calendar';
import { camera } from '@/platform/camera';
import { capture } from '@/platform/capture';
import { clipboard } from '@/platform/clipboard';
import { device } from '@/platform/device';
import { deviceToken } from '@/platform/deviceToken';
import { face } from '@/platform/face';
import { link } from '@/platform/link';
import { page } from '@/platform/page';
import { permissions, type Scope } from '@/platform/permissions';
import { privacy } from '@/platform/privacy';
import { storage } from '@/platform/storage';
import { track } from '@/platform/track';
import { update } from '@/platform/update';
import { serverDay } from '@/stores/serverDay';

export interface Handler {
  /** The name in spec §7, or of our port if the spec has none. */
  readonly name: string;
  readonly note: string;
  /** `given`: the text of the parameter field. The answer is shown as it is. */
  run(given: string): unknown;
}

const SCOPES: readonly Scope[] = ['camera', 'album', 'calendar'];
const scopeOf = (given: string): Scope => SCOPES.find((scope) => scope === given) ?? 'camera';
const AT_TEN = 'T10:00:00+08:00';

/** Undoes nativeDisableCapture; undefined while capture is allowed. */
let allowAgain: (() => void) | undefined;

function disableCapture(): string {
  allowAgain ??= capture.disable();
  return 'disabled';
}

function allowCapture(): string {
  allowAgain?.();
  allowAgain = undefined;
  return 'allowed';
}

function remind(): Promise<string> {
  const tomorrow = addDays(serverDay.today(), 1);
  return calendar.remind({ title: '测试提醒', notes: '测试页加入', at: Date.parse(`${tomorrow}${AT_TEN}`) });
}

function keepAndRead(given: string): string | null {
  storage.set('test', given);
  const read = storage.get('test');
  storage.remove('test');
  return read;
}

/** Every handler of the bridge (spec §7), and the other ports that a page can call directly. */
export const HANDLERS: readonly Handler[] = [
  {
    name: 'handleCamera',
    note: '拍照；参数 front 为前置',
    run: (given) => camera.take(given === 'front' ? 'front' : 'back'),
  },
  { name: 'handleAlbum', note: '相册选图', run: () => album.pick() },
  { name: 'handleFace', note: '打开参数里的人脸核身地址', run: (given) => face.open(given) },
  {
    name: 'getSetting',
    note: '权限状态；参数 camera、album、calendar',
    run: (given) => permissions.state(scopeOf(given)),
  },
  { name: 'authorize', note: '申请权限', run: (given) => permissions.request(scopeOf(given)) },
  { name: 'toSetting', note: '打开权限设置', run: (given) => permissions.toSettings(scopeOf(given)) },
  {
    name: 'track',
    note: '离开时上报到参数地址',
    run: (given) => track.sendOnLeave(given || page.origin(), JSON.stringify({ eventType: 'test' })),
  },
  { name: 'deviceToken', note: '设备编号', run: () => deviceToken.read() },
  { name: 'getInfo', note: '设备信息', run: () => device.info() },
  { name: 'nativeDisableCapture', note: '禁止截屏', run: disableCapture },
  { name: 'nativeAllowCapture', note: '允许截屏', run: allowCapture },
  { name: 'back-to-app', note: '一秒后回到打开我们的应用', run: () => backToApp.leave() },
  { name: 'calendar', note: '明天10:00的日历提醒', run: remind },
  { name: 'privacy', note: '还要同意的隐私指引', run: () => privacy.missing() },
  { name: 'clipboard', note: '复制参数', run: (given) => clipboard.copy(given) },
  { name: 'link', note: '在外面打开参数网址', run: (given) => link.open(given) },
  { name: 'storage', note: '写入参数、读回、删除', run: keepAndRead },
  { name: 'update', note: '更新由谁取得', run: () => ({ byHost: update.byHost }) },
];
