import Taro from '@tarojs/taro';

/**
 * Calls a mini-program interface that Taro passes through unchanged, with callbacks: on older clients it returns no promise. If
 * this client lacks the interface, rejects as the host would: "… not support".
 */
export function askHost(name: string, options: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const work = (Taro as unknown as Readonly<Record<string, unknown>>)[name];
    if (typeof work === 'function') {
      const told: unknown = work.call(Taro, { ...options, success: resolve, fail: reject });
      // A newer client also returns a promise, which rejects beside the callback.
      Promise.resolve(told).catch(() => undefined);
    }
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the host rejects with such objects, and hostReason reads them
    else reject({ errMsg: `${name}:fail not support` });
  });
}
