/** Ciphers under a key of 16 characters, for a device that keeps a secret but has no cipher. */
export interface TextCipher {
  newKey(): Promise<string>;
  seal(text: string, key: string): string;
  /** Undefined for a text that was damaged or sealed under another key. */
  open(sealed: string, key: string): string | undefined;
}

/** Seals under the key of this device. Both may reject. */
export interface DeviceSeal {
  seal(text: string): Promise<string>;
  /** Undefined for a text that was damaged or sealed under another key. */
  open(sealed: string): Promise<string | undefined>;
}

/** A key that does not leave the device: other devices, and copies of the small texts that it keeps, cannot read what it seals. */
export interface DeviceKeyPort {
  /** Undefined: the device has no key, or has not given it in time (it may do so later). Never rejects, and answers within seconds. */
  seal(cipher: TextCipher): Promise<DeviceSeal | undefined>;
}
