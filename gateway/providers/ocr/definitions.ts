import type { IdCardSide } from '@/contract/codes';
import type { BankCard, IdBack, IdFront } from '../../specimens/payload';

/** A closed list, so that every reason has a text below. `cut`, `reflecting` and `blurred`: the document is there, a field of it cannot be read. */
export type OcrFailure =
  | 'not-an-image'
  | 'too-large'
  | 'no-document'
  | 'cut'
  | 'reflecting'
  | 'blurred'
  | 'wrong-side'
  | 'wrong-document'
  | 'unavailable';

/** How sure the reader is of a field, 0 to 1; undefined: it does not say. */
export type Confidence<F extends string> = { readonly [K in F]?: number | undefined };

interface Sure<F extends string> {
  readonly confidence?: Confidence<F>;
}

export type FailedReading = { readonly ok: false; readonly why: OcrFailure };

export type IdCardReading =
  | ({ readonly ok: true; readonly side: 'front' } & IdFront & Sure<'name' | 'idNo'>)
  | ({ readonly ok: true; readonly side: 'back' } & IdBack & Sure<'authority' | 'validFrom' | 'validTo'>)
  | FailedReading;

export type BankCardReading = ({ readonly ok: true } & BankCard & Sure<'cardNo'>) | FailedReading;

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
  cut: '证件没有拍全，请让四个角都在画面里，再拍一次',
  reflecting: '证件反光，挡住了字。请换个角度，避开灯光再拍',
  blurred: '照片看不清字，请在明亮处对准证件，拿稳再拍',
  'wrong-side': '拍的是另一面，请翻过来再拍',
  'wrong-document': '证件类型不对，请按提示重拍',
  unavailable: '识别服务暂时不可用，请稍后再试',
};
