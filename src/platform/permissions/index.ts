import { whereInBrowser } from './whereInBrowser';

/** Features that need the person's permission. */
export type Scope = 'camera' | 'album' | 'calendar';

/**
 * - `granted`: allowed, or nothing has to be allowed on this device
 * - `denied`: denied before; only the settings can change that
 * - `ask`: not asked yet; the first use asks
 * - `unknown`: this device does not tell
 */
export type PermissionState = 'granted' | 'denied' | 'ask' | 'unknown';

/**
 * - `unconsented`: the person did not agree to the privacy guide, so nothing could be asked
 * - `unavailable`: the device does not support it
 */
export type PermissionAnswer = 'granted' | 'denied' | 'cancelled' | 'unconsented' | 'unavailable' | 'failed';

export type SettingsVisit =
  /** The person has visited the settings; the state now. */
  | { readonly kind: 'visited'; readonly state: PermissionState }
  /** No program can open the settings here. The text tells the person where they are. */
  | { readonly kind: 'byHand'; readonly where: string }
  | { readonly kind: 'unavailable' };

/** Where a denied permission is given back, as part of a sentence: "请在…允许". */
export type SettingsPlace = '手机的“设置”里' | '右上角“…”的“设置”里';

/** Spec §7 Native bridge handlers: getSetting, authorize, toSetting. A denial is an answer, never an exception. */
export interface PermissionsPort {
  readonly place: SettingsPlace;
  /** getSetting. */
  state(scope: Scope): Promise<PermissionState>;
  /** authorize: asks if the person has not been asked yet. */
  request(scope: Scope): Promise<PermissionAnswer>;
  /** toSetting: call it only within a tap of the person. */
  toSettings(scope: Scope): Promise<SettingsVisit>;
}

const STATES: Readonly<Record<globalThis.PermissionState, PermissionState>> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'ask',
};

async function cameraState(): Promise<PermissionState> {
  try {
    // Some browsers lack this interface, some lack this name: both end in the catch.
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return STATES[state];
  } catch {
    return 'unknown';
  }
}

/** A browser asks only when the device is used, so open the camera and close it at once. */
async function askForCamera(): Promise<PermissionAnswer> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return 'granted';
  } catch (failure) {
    switch (failure instanceof Error ? failure.name : '') {
      case 'NotAllowedError':
      case 'SecurityError':
        return 'denied';
      case 'AbortError':
        return 'cancelled';
      // No camera; or no such interface, as on pages served without https.
      case 'NotFoundError':
      case 'OverconstrainedError':
      case 'TypeError':
        return 'unavailable';
      default:
        return 'failed';
    }
  }
}

/** A browser needs no permission for a file picker or a calendar file: granted. */
export const permissions: PermissionsPort = {
  place: '手机的“设置”里',
  state: (scope) => (scope === 'camera' ? cameraState() : Promise.resolve('granted')),
  request: (scope) => (scope === 'camera' ? askForCamera() : Promise.resolve('granted')),
  toSettings: () => Promise.resolve({ kind: 'byHand', where: whereInBrowser(navigator.userAgent) }),
};
