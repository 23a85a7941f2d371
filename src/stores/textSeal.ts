/** Encrypts and decrypts texts in the device's store. */
export interface TextSeal {
  seal(text: string): Promise<string>;
  /** Undefined for a text that was damaged or sealed under another key. */
  open(sealed: string): Promise<string | undefined>;
}

let seal: TextSeal | undefined;

/** The app's implementation, injected so that the ciphers stay out of the first load. */
export const textSeal = {
  use(own: TextSeal): void {
    seal = own;
  },
  get: (): TextSeal | undefined => seal,
};
