import type { MemberContext, Outside, UploadedFile } from '../../context';
import { Busy } from '../../busy';
import { checkedFor, dearly } from '../../dear';
import { sha256 } from '../../papers/facts';
import { decode, undecodable } from '../../pictures';
import type { PictureRow } from '../../queries/pictures';
import { unreadPicture } from '../../refusals/pictures';
import type { UploadKind } from '../../queries/pictureUploads';
import { pictureOf } from '../identity/reading';
import { checkDayLimit, countTry } from './dayLimit';

const LONGEST_NAME = 120;

/** A file name for display: without the device's folders, never empty. */
const fileName = (given: string): string =>
  (given.split(/[\\/]/).pop() ?? '').trim().slice(-LONGEST_NAME) || 'photo';

/** Of the file as it was sent, and of the picture as it is kept; null: it is not drawn yet. */
export interface Digests {
  readonly digest: string;
  readonly drawn_digest: string | null;
}

/** A file that may be decoded: what its header shows to be no picture, or too dear a one, costs nothing and counts as nothing. */
export function sentPicture(files: readonly UploadedFile[]): { sent: Buffer; digest: string } {
  const sent = pictureOf(files);
  const why = undecodable(sent);
  if (why !== undefined) throw unreadPicture(why);
  return { sent, digest: sha256(sent) };
}

interface Redrawn {
  readonly content: Buffer;
  readonly facts: Pick<PictureRow, 'name' | 'type' | 'bytes'>;
  readonly digests: Digests;
}

/**
 * The one picture of an upload, decoded and redrawn: what is kept has no place and no camera in it, and nothing hides behind it. Refused
 * if it is no picture. A try counts for the day before it is decoded, whatever becomes of it: decoding is what costs.
 */
export async function redrawn(context: Outside<MemberContext>, kind: UploadKind): Promise<Redrawn> {
  const { customer, files } = context;
  const { sent, digest } = sentPicture(files);
  await checkDayLimit(context, kind);
  const drawn = await dearly('picture', checkedFor(customer.id), async () => {
    await context.tx((own) => countTry(own, kind));
    return decode('redraw', sent);
  });
  if (!drawn.ok) {
    if (drawn.why === 'unavailable') throw new Busy('the process that reads pictures has too much to do');
    throw unreadPicture(drawn.why);
  }
  const content = Buffer.from(drawn.found);
  const name = fileName(files[0]?.name ?? '');
  return {
    content,
    facts: { name, type: 'image/jpeg', bytes: content.length },
    digests: { digest, drawn_digest: sha256(content) },
  };
}
