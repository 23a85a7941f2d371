/** Nothing could be done now, and nothing was done: the same may be tried again. `cause` says why. */
export class Busy extends Error {
  override readonly name = 'Busy';

  constructor(
    message: string,
    readonly cause?: unknown,
  ) {
    super(message);
  }
}
