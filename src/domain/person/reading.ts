/** A field that is read with less certainty than this is often misread. */
const SURE = 0.85;

/** Shown beside a field that is probably misread. */
export const CHECK_FIELD = '这里可能认错了，请对照证件核对';

/** Whether a person should compare a field with the card; `confidence` is 0 to 1, undefined if the reader does not say. */
export const isDoubtful = (confidence: number | undefined): boolean =>
  confidence !== undefined && confidence < SURE;
