declare namespace Intl {
  /** Splits a text into its words (ES2022); browsers before 2021 do not have it. */
  class Segmenter {
    constructor(locale: string, options: { readonly granularity: 'word' });
    segment(text: string): Iterable<{ readonly segment: string; readonly index: number }>;
  }
}
