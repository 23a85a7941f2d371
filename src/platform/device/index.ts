import { readUserAgent, weChatVersion } from './userAgent';

export interface DeviceInfo {
  /** The target of this build. */
  readonly client: 'H5' | 'weapp';
  /** 'iOS', 'Android' …; '' if unknown. */
  readonly osName: string;
  /** '17.4'; '' if unknown. */
  readonly osVersion: string;
  /** 'iPhone15,3', 'Pixel 8'; '' if the device does not tell. */
  readonly model: string;
  /** Size of the screen in CSS px; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  /** Version of the app around us (WeChat); '' in a normal browser. */
  readonly hostVersion: string;
  /** 'wifi', '4g', 'none' …; 'unknown' if the device does not tell. */
  readonly networkType: string;
}

/** Spec §7 Native bridge handlers: getInfo. Nothing that distinguishes a device from others of the same model. */
export interface DevicePort {
  info(): Promise<DeviceInfo>;
}

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
