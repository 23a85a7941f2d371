/** One thing to do, and the page where it is done. */
interface Step {
  readonly text: string;
  /** A target for openTarget, and the words of its link; both '' for none. */
  readonly target: string;
  readonly action: string;
}

/** An article of the help centre. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** Words that people search for and that the title does not have. */
  readonly keywords: readonly string[];
  readonly updatedOn: string;
  readonly paragraphs: readonly string[];
  readonly steps: readonly Step[];
}

export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly Article[];
}

/** A step without a page, or with one. */
export const step = (text: string, target = '', action = ''): Step => ({ text, target, action });
