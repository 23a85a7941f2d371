/**
 * A browser begins to read an address some time after it got it: iOS a download, the longest; a Taro image a picture, in a later frame. And the
 * page that is left is still shown.
 */
export const KEEP_MS = 40_000;

/** Frees the address of a blob, when nothing reads it any more. */
export function freeLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
