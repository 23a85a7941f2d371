import { pictureRefusals } from '@/contract/flowRefusals';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { ocrFailureText, type OcrFailure } from '../providers/ocr';
import { Refusal, refusing } from '../refusal';
import { MINUTE_MS } from '../units';

const NAMES = {
  'no-document': 'noDocument',
  cut: 'noDocument',
  reflecting: 'noDocument',
  blurred: 'noDocument',
  'wrong-document': 'noDocument',
  'wrong-side': 'wrongSide',
  'not-an-image': 'notAPicture',
  'too-large': 'pictureTooLarge',
  unavailable: 'readingUnavailable',
} as const satisfies Record<OcrFailure, keyof typeof pictureRefusals>;

/** Refusal of a picture that could not be read, with the text for the reader's reason. */
export const unreadPicture = (why: OcrFailure) =>
  new Refusal(pictureRefusals[NAMES[why]], ocrFailureText[why]);

/** '12月18日 09:31': the first whole minute that is not before the instant. */
function minuteText(at: Date): string {
  const minute = Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS;
  return `${formatChinese(civilDateAt(minute))} ${timeText(minute)}`;
}

/** An upload that is longer than its call takes, or one too many. */
export const refuseUpload = refusing(
  { pictureTooLarge: pictureRefusals.pictureTooLarge, picturesUsedUp: pictureRefusals.picturesUsedUp },
  {
    pictureTooLarge: '图片太大了，请压缩后再上传',
    picturesUsedUp: ({ most, opensAt }: { readonly most: number; readonly opensAt: Date }) =>
      `24小时内最多上传 ${most} 张，还剩 0 张，${minuteText(opensAt)} 起可以再传`,
  },
);
