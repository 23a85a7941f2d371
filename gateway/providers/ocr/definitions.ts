import type { IdCardSide } from '@/contract/codes';
import type { BankCard, IdBack, IdFront } from '../../specimens/payload';

/** A closed list, so that every reason has a text below. */
export type OcrFailure =
  'not-an-image' | 'too-large' | 'no-document' | 'wrong-side' | 'wrong-document' | 'unavailable';

export type FailedReading = { readonly ok: false; readonly why: OcrFailure };

export type IdCardReading =
  | ({ readonly ok: true; readonly side: 'front' } & IdFront)
  | ({ readonly ok: true; readonly side: 'back' } & IdBack)
  | FailedReading;

export type BankCardReading = ({ readonly ok: true } & BankCard) | FailedReading;

export interface OcrProvider {
  /**
   * `front` is the portrait side. With `expected` the other side is refused as `wrong-side`.
   * Dates are ISO, `validTo` may be 长期. Never throws.
   */
  recogniseIdCard(image: Buffer, expected?: IdCardSide): Promise<IdCardReading>;
  /** Never throws. */
  recogniseBankCard(image: Buffer): Promise<BankCardReading>;
}

/** Texts for the person. */
export const ocrFailureText: Readonly<Record<OcrFailure, string>> = {
  'not-an-image': '这不是可识别的图片，请用 JPG、PNG 或 WebP 格式',
  'too-large': '图片太大，请换一张 8 MB 以内、尺寸小一些的照片',
  'no-document': '未识别到证件，请重拍',
  'wrong-side': '拍的是另一面，请翻过来再拍',
  'wrong-document': '证件类型不对，请按提示重拍',
  unavailable: '识别服务暂时不可用，请稍后再试',
};
