import type { RandomPort } from './definitions';

export interface PoolOptions {
  /** Asks the device for bytes. */
  readonly fill: (count: number) => Promise<Uint8Array>;
  readonly size: number;
  /** Below this many bytes the pool asks for more: in advance, because the device answers later. */
  readonly low: number;
}

/** If the device does not answer within this time, ask again and do not wait for the old answer. */
const SILENT_MS = 3000;

/** Sixteen or more equal bytes come from a broken source, not from chance. */
const ALIKE_FROM = 16;

/**
 * Synchronous bytes from a device with an asynchronous source (wire protocol, "What the libraries do here"). Each byte is
 * given out once. An empty pool throws: nothing is sealed with weaker random bytes.
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
