/** Spec §7 Native bridge handlers: deviceToken. */
export interface DeviceTokenPort {
  /**
   * By which this installation is known again: drawn at random on the first use and kept on the device, taken from nothing that the
   * device has of its own. '' where nothing can be drawn.
   */
  read(): Promise<string>;
}
