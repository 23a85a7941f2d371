import type { DevicePort } from './definitions';
import { readUserAgent, weChatVersion } from './userAgent';

export type { DeviceInfo, DevicePort } from './definitions';

/** Network Information API: not in every browser, so not in the DOM types. */
interface WithConnection {
  readonly connection?: { readonly effectiveType?: string };
}

function networkType(): string {
  if (!navigator.onLine) return 'none';
  return (navigator as WithConnection).connection?.effectiveType ?? 'unknown';
}

export const device: DevicePort = {
  info: () =>
    Promise.resolve({
      client: 'H5',
      ...readUserAgent(navigator.userAgent),
      width: window.screen.width,
      height: window.screen.height,
      hostVersion: weChatVersion(navigator.userAgent),
      networkType: networkType(),
    }),
};
