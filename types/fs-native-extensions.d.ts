/** The package has no types; this declares the one call that is used. */
declare module 'fs-native-extensions' {
  /** Asks the operating system for an exclusive lock on an open file. False if another open file holds it. */
  export function tryLock(descriptor: number): boolean;
}
