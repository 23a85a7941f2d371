import type { RoomLimits } from '../limits';
import { refuse } from '../refusals/general';

/** How many bytes are held for each of many; for no one more than `most`. */
class Shares {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  fits(whose: string, bytes: number): boolean {
    return (this.held.get(whose) ?? 0) + bytes <= this.most;
  }

  add(whose: string, bytes: number): void {
    const held = (this.held.get(whose) ?? 0) + bytes;
    if (held > 0) this.held.set(whose, held);
    else this.held.delete(whose);
  }
}

/** The bytes of one request that have come: from its first one until it is answered and no one works on it. */
export class HeldBytes {
  private bytes = 0;
  private working = 0;
  private over = false;
  private readonly shares: { readonly of: Shares; readonly whose: string }[];

  constructor(
    all: Shares,
    addresses: Shares,
    private readonly sessions: Shares,
    address: string,
  ) {
    this.shares = [
      { of: all, whose: 'all' },
      { of: addresses, whose: address },
    ];
  }

  /** Counts bytes that have come. Throws a Refusal when there is no room for them. */
  came(bytes: number): void {
    if (!this.shares.every(({ of, whose }) => of.fits(whose, bytes))) throw refuse('busy');
    this.add(bytes);
  }

  /** Counts this request's bytes for the session too, also those that have come already. Throws a Refusal if that is too much. */
  alsoOf(session: string): void {
    if (!this.sessions.fits(session, this.bytes)) throw refuse('busy');
    this.sessions.add(session, this.bytes);
    this.shares.push({ of: this.sessions, whose: session });
  }

  /** Does work that needs the bytes: they are held until it is done, even if the sender has gone in the meantime. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.working += 1;
    try {
      return await work();
    } finally {
      this.working -= 1;
      this.letGo();
    }
  }

  /** The request is answered, or its connection has ended. */
  end(): void {
    this.over = true;
    this.letGo();
  }

  private letGo(): void {
    if (this.over && this.working === 0) this.add(-this.bytes);
  }

  private add(bytes: number): void {
    this.bytes += bytes;
    for (const { of, whose } of this.shares) of.add(whose, bytes);
  }
}

/** Room for the bytes of requests that are being read or worked on: so much in all, for one address and for one session. */
export class Room {
  private readonly all: Shares;
  private readonly addresses: Shares;
  private readonly sessions: Shares;

  constructor({ bytes, bytesPerAddress, bytesPerSession }: RoomLimits) {
    this.all = new Shares(bytes);
    this.addresses = new Shares(bytesPerAddress);
    this.sessions = new Shares(bytesPerSession);
  }

  /** Room for a request from this address, of which nothing has come yet. */
  enter(address: string): HeldBytes {
    return new HeldBytes(this.all, this.addresses, this.sessions, address);
  }
}
