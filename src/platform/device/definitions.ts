export interface DeviceInfo {
  /** Which end of the product this is. */
  readonly client: 'H5' | 'weapp';
  /** 'iOS', 'Android' …; '' where it is unknown. */
  readonly osName: string;
  /** '17.4'; '' where it is unknown. */
  readonly osVersion: string;
  /** 'iPhone15,3', 'Pixel 8'; '' where the device does not tell. */
  readonly model: string;
  /** Size of the screen in CSS px; 0 where it is unknown. */
  readonly width: number;
  readonly height: number;
  /** Version of the app around us (WeChat); '' in a browser of its own. */
  readonly hostVersion: string;
  /** 'wifi', '4g', 'none' …; 'unknown' where the device does not tell. */
  readonly networkType: string;
}

/** Spec §7 Native bridge handlers: getInfo. Nothing by which one device could be told from another of its kind. */
export interface DevicePort {
  info(): Promise<DeviceInfo>;
}
