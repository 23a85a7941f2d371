export interface DeviceInfo {
  /** 'iOS 17.4', 'Android 14'; '' where it is unknown. */
  readonly osName: string;
  /** 'wifi', '4g', 'none' …; 'unknown' where the device does not tell. */
  readonly networkType: string;
}

export interface DevicePort {
  info(): Promise<DeviceInfo>;
}
