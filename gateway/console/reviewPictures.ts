import { educationContents, listEducationFiles } from '../queries/educations';
import { listPictures, pictureContent, type PictureKind } from '../queries/pictures';
import type { ReviewKind, ReviewRow } from '../queries/reviews';
import type { Sql } from '../database';

type Review = Pick<ReviewRow, 'kind' | 'no'>;

export interface ReviewPicture {
  readonly fileId: string;
  /** 'image/jpeg'; a certificate may be a PDF. */
  readonly type: string;
}

/** Where the pictures of a kind of review are kept; kinds that have none are not listed. */
const KEPT: Readonly<Partial<Record<ReviewKind, PictureKind>>> = {
  proof: 'proof',
  complaint: 'proposal',
  document: 'supplement',
  offline: 'voucher',
  protocol: 'cardProtocol',
};

/** What the person has sent in for this review. */
export async function reviewPictures(sql: Sql, { kind, no }: Review): Promise<readonly ReviewPicture[]> {
  if (kind === 'certificate') {
    return (await listEducationFiles(sql, Number(no))).map((file) => ({
      fileId: file.kind,
      type: file.type,
    }));
  }
  // A protocol is a single photo, under its own number.
  if (kind === 'protocol') return [{ fileId: no, type: 'image/*' }];
  const kept = KEPT[kind];
  if (kept === undefined) return [];
  return (await listPictures(sql, kept, no)).map(({ file_id, type }) => ({ fileId: file_id, type }));
}

/** One of them with its content. */
export async function reviewPicture(
  sql: Sql,
  review: Review,
  fileId: string,
): Promise<{ readonly type: string; readonly content: Buffer } | undefined> {
  const { kind, no } = review;
  if (kind === 'certificate') {
    return (await educationContents(sql, Number(no))).find((file) => file.kind === fileId);
  }
  const kept = KEPT[kind];
  const own = (await reviewPictures(sql, review)).some((picture) => picture.fileId === fileId);
  return kept === undefined || !own ? undefined : pictureContent(sql, kept, fileId);
}
