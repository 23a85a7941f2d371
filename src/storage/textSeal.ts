/** Encrypts and decrypts texts in the device's store. */
export interface TextSeal {
  /** Under the key of this device, or the build's key if the device has none. */
  seal(text: string): Promise<string>;
  /** Undefined for a text that was damaged or sealed under another key. */
  open(sealed: string): Promise<string | undefined>;
  /** Under the build's key, which a server may have too (wire protocol, "Keys"): for a text that leaves the device. */
  sealForServer(text: string): Promise<string>;
}

/** Marks the first form of what a device's key has sealed. Base64 has no dot, so a text under the build's key never begins like this. */
export const DEVICE_MARK = 'd1.';

export const sealedByDevice = (sealed: string): boolean => sealed.startsWith(DEVICE_MARK);

let seal: TextSeal | undefined;

/** The app's implementation, injected so that the ciphers stay out of the first load. */
export const textSeal = {
  use(own: TextSeal): void {
    seal = own;
  },
  get: (): TextSeal | undefined => seal,
};
