import type { MemberContext, Outside } from '../../context';
import { Busy } from '../../busy';
import { checkedFor, dearly } from '../../dear';
import { sha256 } from '../../papers/facts';
import { decode } from '../../pictures';
import type { PictureRow } from '../../queries/pictures';
import { unreadPicture } from '../../refusals/pictures';
import { pictureOf } from '../identity/reading';

const LONGEST_NAME = 120;

/** A file name for display: without the device's folders, never empty. */
const fileName = (given: string): string =>
  (given.split(/[\\/]/).pop() ?? '').trim().slice(-LONGEST_NAME) || 'photo';

/** Of the file as it was sent, and of the picture as it is kept. */
export interface Digests {
  readonly digest: string;
  readonly drawn_digest: string;
}

interface Redrawn {
  readonly content: Buffer;
  readonly facts: Pick<PictureRow, 'name' | 'type' | 'bytes'>;
  readonly digests: Digests;
}

/**
 * The one picture of an upload, decoded and drawn anew: what is kept has no place and no camera in it, and nothing hides behind it. Refused
 * if it is no picture.
 */
export async function redrawn({ customer, files }: Outside<MemberContext>): Promise<Redrawn> {
  const sent = pictureOf(files);
  const drawn = await dearly('picture', checkedFor(customer.id), () => decode('redraw', sent));
  if (!drawn.ok) {
    if (drawn.why === 'unavailable') throw new Busy('the process that reads pictures has too much to do');
    throw unreadPicture(drawn.why);
  }
  const content = Buffer.from(drawn.found);
  const name = fileName(files[0]?.name ?? '');
  return {
    content,
    facts: { name, type: 'image/jpeg', bytes: content.length },
    digests: { digest: sha256(sent), drawn_digest: sha256(content) },
  };
}
