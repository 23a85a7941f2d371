/** What keeps a promise: a test by its file and title, or why no code can keep it. */
export type Keeper =
  | readonly [file: string, title: string]
  | 'by the person'
  | 'by the people at the lender'
  | 'by another company'
  /** A figure that is no promise: the length of a number, a mark on a form. */
  | 'says what is asked for';

/** A part of a sentence that promises something, and what keeps it. */
export type Row = readonly [part: string, keeper: Keeper];
