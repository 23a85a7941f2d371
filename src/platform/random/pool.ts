import type { RandomPort } from './definitions';

export interface PoolOptions {
  /** Asks the device for bytes. */
  readonly fill: (count: number) => Promise<Uint8Array>;
  readonly size: number;
  /** Below so many bytes the pool asks for more: ahead of the need, for the device answers later. */
  readonly low: number;
}

/** A device that does not answer so long is asked anew; what it says then is not waited for. */
const SILENT_MS = 3000;

/** Sixteen equal bytes and more come of a broken source, not of chance. */
const ALIKE_FROM = 16;

/**
 * Bytes at once from a device that gives them only later (wire protocol, "What the libraries do here"). Each byte is
 * given out once. An empty pool throws: nothing is sealed with less than the real thing.
 */
export function createPool({ fill, size, low }: PoolOptions): RandomPort {
  let stock = new Uint8Array(0);
  let filling: Promise<void> | undefined;

  const refill = (): Promise<void> => {
    const wanted = size - stock.length;
    filling ??= inTime(fill(wanted))
      .then((fresh) => {
        check(fresh, wanted);
        const joined = new Uint8Array(stock.length + fresh.length);
        joined.set(stock);
        joined.set(fresh, stock.length);
        stock = joined;
      })
      .finally(() => {
        filling = undefined;
      });
    return filling;
  };

  return {
    bytes(count) {
      if (count > stock.length) throw new Error('random pool is empty');
      const taken = stock.slice(0, count);
      stock = stock.slice(count);
      // A failed refill shows at the next ready() or when the pool is empty.
      if (stock.length < low) refill().catch(() => undefined);
      return taken;
    },
    async ready() {
      if (stock.length < low) await refill();
    },
  };
}

function check(fresh: Uint8Array, wanted: number): void {
  if (fresh.length !== wanted) throw new Error('the device gives no random bytes');
  if (wanted >= ALIKE_FROM && fresh.every((byte) => byte === fresh[0]))
    throw new Error('the bytes of the device are not random');
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the device gives no answer')), SILENT_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
