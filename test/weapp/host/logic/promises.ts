/**
 * The Promise that WeChat gives programs on iOS 15 and older: made of timers, so what waits for it runs in a later task. The promises of
 * async functions stay the engine's own.
 */
export class LatePromise<T> extends Promise<T> {
  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return super.then(onFulfilled && later(onFulfilled), onRejected && later(onRejected));
  }
}

const later =
  <In, Out>(act: (value: In) => Out | PromiseLike<Out>) =>
  (value: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(act(value));
        } catch (error) {
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- passes on what was thrown, whatever it is
          reject(error);
        }
      }, 0);
    });
