import * as v from 'valibot';
import { code, count, instant, key, orNull, text } from './fields';

/** A stored picture. `bytes`: its size. */
export const picture = v.object({ fileId: key, name: text(120), bytes: count, uploadedAt: instant });

/** The one picture of an upload: at most 8 MB. */
export const onePicture = { field: 'file', maxBytes: 8 * 1024 * 1024 } as const;

/** Papers handed in for review, with their pictures. */
export const review = {
  /** Why it was refused; '' otherwise. */
  reason: code,
  submittedAt: orNull(instant),
  decidedAt: orNull(instant),
  files: v.array(picture),
} as const;
