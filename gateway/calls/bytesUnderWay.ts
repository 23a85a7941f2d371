import type { Limits } from '../limits';

/** Counts the bytes of requests that are being read or worked on. */
export class BytesUnderWay {
  private all = 0;
  private readonly of = new Map<string, number>();

  constructor(private readonly limits: Pick<Limits, 'bytes' | 'bytesPerAddress'>) {}

  /** Reserves room for a request from an address; the returned function frees it once. Undefined: no room left. */
  take(address: string, bytes: number): (() => void) | undefined {
    const own = this.of.get(address) ?? 0;
    if (this.all + bytes > this.limits.bytes || own + bytes > this.limits.bytesPerAddress) return undefined;
    this.add(address, bytes);
    let taken = true;
    return () => {
      if (taken) this.add(address, -bytes);
      taken = false;
    };
  }

  private add(address: string, bytes: number): void {
    const own = (this.of.get(address) ?? 0) + bytes;
    this.all += bytes;
    if (own > 0) this.of.set(address, own);
    else this.of.delete(address);
  }
}
