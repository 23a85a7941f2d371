import { pictureRefusals } from '@/contract/refusals';
import { ocrFailureText, type OcrFailure } from '../providers/ocr';
import { Refusal, refusing } from '../refusal';

const NAMES = {
  'no-document': 'noDocument',
  'wrong-document': 'noDocument',
  'wrong-side': 'wrongSide',
  'not-an-image': 'notAPicture',
  'too-large': 'pictureTooLarge',
  unavailable: 'readingUnavailable',
} as const satisfies Record<OcrFailure, keyof typeof pictureRefusals>;

/** Refusal of a picture that could not be read, with the text for the reader's reason. */
export const unreadPicture = (why: OcrFailure) =>
  new Refusal(pictureRefusals[NAMES[why]], ocrFailureText[why]);

/** An upload that is longer than its call takes. */
export const refuseUpload = refusing(
  { pictureTooLarge: pictureRefusals.pictureTooLarge },
  { pictureTooLarge: '图片太大了，请压缩后再上传' },
);
