import type { PermissionAnswer, PermissionsPort, PermissionState } from './definitions';
import { whereInBrowser } from './whereInBrowser';

export * from './definitions';

const STATES: Readonly<Record<globalThis.PermissionState, PermissionState>> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'ask',
};

async function cameraState(): Promise<PermissionState> {
  try {
    // Not in every browser, and not in every browser under this name: both end in the catch.
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return STATES[state];
  } catch {
    return 'unknown';
  }
}

/** A browser asks when the device is used, and only then. What was opened is closed at once. */
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
      // No camera; or no such interface at all, as on pages served without https.
      case 'NotFoundError':
      case 'OverconstrainedError':
      case 'TypeError':
        return 'unavailable';
      default:
        return 'failed';
    }
  }
}

/** A file chosen in a picker and a calendar file need no permission of a browser: granted. */
export const permissions: PermissionsPort = {
  state: (scope) => (scope === 'camera' ? cameraState() : Promise.resolve('granted')),
  request: (scope) => (scope === 'camera' ? askForCamera() : Promise.resolve('granted')),
  toSettings: () => Promise.resolve({ kind: 'byHand', where: whereInBrowser(navigator.userAgent) }),
};
