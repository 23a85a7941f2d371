import { finished, Transform, type Readable } from 'node:stream';
import type { Refusal } from '../refusal';
import type { HeldBytes } from './bytesUnderWay';

interface Counted {
  readonly held: HeldBytes;
  /** Longest body that the call takes, in bytes; `tooLong` makes the refusal of a longer one. */
  readonly longest: number;
  readonly tooLong: () => Refusal;
}

/** The same body, counted as it comes. It fails with a Refusal when there is no room for it or when it is too long. */
export function countedBody(body: Readable, { held, longest, tooLong }: Counted): Readable {
  let length = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      length += piece.length;
      try {
        if (length > longest) throw tooLong();
        held.came(piece.length);
        done(null, piece);
      } catch (refusal) {
        done(refusal as Refusal);
      }
    },
  });
  // A pipe does not tell that its source has broken off.
  finished(body, (error) => {
    if (error) counted.destroy(error);
  });
  return body.pipe(counted);
}
