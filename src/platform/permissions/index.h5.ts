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
  state: (scope) => (scope === 'camera' ? cameraState() : Promise.resolve('granted')),
  request: (scope) => (scope === 'camera' ? askForCamera() : Promise.resolve('granted')),
  toSettings: () => Promise.resolve({ kind: 'byHand', where: whereInBrowser(navigator.userAgent) }),
};
