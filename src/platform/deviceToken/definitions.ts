/** Spec §7 Native bridge handlers: deviceToken. */
export interface DeviceTokenPort {
  /**
   * Identifies this installation: drawn at random on the first use and kept on the device, not derived from any property of the
   * device. '' if the device gives no random bytes.
   */
  read(): Promise<string>;
}
