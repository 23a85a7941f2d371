/**
 * A browser begins to read an address some time after it gets it. iOS waits longest, with a download; a Taro image reads it in a later frame.
 * Also, the old page is still shown for a while.
 */
export const KEEP_MS = 40_000;

/** Frees the address of a blob when nothing reads it any more. */
export function freeLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
