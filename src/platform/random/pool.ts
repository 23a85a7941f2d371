import type { RandomPort } from './definitions';

export interface PoolOptions {
  /** Asks the device for bytes. */
  readonly fill: (count: number) => Promise<Uint8Array>;
  readonly size: number;
  /** Below so many bytes the pool asks for more. */
  readonly low: number;
}

/**
 * Bytes at once from a device that gives them only later (wire protocol, "What the libraries do here"). Each byte is
 * given out once. An empty pool throws: nothing is sealed with less than the real thing.
 */
export function createPool({ fill, size, low }: PoolOptions): RandomPort {
  let stock = new Uint8Array(0);
  let filling: Promise<void> | undefined;

  const refill = (): Promise<void> => {
    filling ??= fill(size - stock.length)
      .then((fresh) => {
        const joined = new Uint8Array(stock.length + fresh.length);
        joined.set(stock);
        joined.set(fresh, stock.length);
        stock = joined;
        if (stock.length < low) throw new Error('the device gives no random bytes');
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
