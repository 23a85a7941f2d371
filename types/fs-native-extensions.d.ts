/** The package has no types of its own; of its calls, the one that is used. */
declare module 'fs-native-extensions' {
  /** Asks the operating system for an exclusive lock on an open file. False where another open file has it. */
  export function tryLock(descriptor: number): boolean;
}
