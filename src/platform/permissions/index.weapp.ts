import Taro from '@tarojs/taro';
import { askHost } from './askHost';
import type { PermissionsPort, PermissionState, Scope } from './index';
import { hostReason } from './hostReason';

export * from './index';

/** The album has no scope: only the system can deny it. */
const SCOPES: Readonly<Record<Scope, string | undefined>> = {
  camera: 'scope.camera',
  album: undefined,
  calendar: 'scope.addPhoneCalendar',
};

const SWITCHES = {
  camera: 'cameraAuthorized',
  album: 'albumAuthorized',
  calendar: 'phoneCalendarAuthorized',
} as const;

/** What the phone allows WeChat to do. */
function ofSystem(scope: Scope): PermissionState {
  try {
    const answer: string = Taro.getAppAuthorizeSetting()[SWITCHES[scope]];
    if (answer === 'authorized') return 'granted';
    if (answer === 'denied') return 'denied';
    return answer === 'not determined' ? 'ask' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What the person allows this mini-program to do. Taro's list of scopes is older than the host's. */
async function ofProgram(name: string): Promise<PermissionState> {
  try {
    const { authSetting } = await Taro.getSetting();
    const allowed = (authSetting as Readonly<Record<string, boolean | undefined>>)[name];
    if (allowed === undefined) return 'ask';
    return allowed ? 'granted' : 'denied';
  } catch {
    return 'unknown';
  }
}

async function state(scope: Scope): Promise<PermissionState> {
  const name = SCOPES[scope];
  const system = ofSystem(scope);
  if (name === undefined || system === 'denied') return system;
  return ofProgram(name);
}

export const permissions: PermissionsPort = {
  place: '右上角“…”的“设置”里',
  state,
  async request(scope) {
    const name = SCOPES[scope];
    if (name === undefined) return ofSystem(scope) === 'denied' ? 'denied' : 'granted';
    return Taro.authorize({ scope: name }).then(
      () => 'granted',
      (failure: unknown) => hostReason(failure),
    );
  },
  async toSettings(scope) {
    try {
      await (ofSystem(scope) === 'denied' ? askHost('openAppAuthorizeSetting') : Taro.openSetting());
    } catch {
      return { kind: 'byHand', where: '请点右上角的“…”，进入“设置”后允许。' };
    }
    return { kind: 'visited', state: await state(scope) };
  },
};
