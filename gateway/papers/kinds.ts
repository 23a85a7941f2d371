/** How a kind of paper is kept as it was on its day. */
export interface Keeping {
  /** facts: whole, with its text and a digest, and then the file that was handed out first; file: the file alone, until its link ends. */
  readonly kept: 'facts' | 'file';
  readonly when: string;
}

const AT_SIGNING: Keeping = { kept: 'facts', when: 'a drawing is signed' };
const AGREED: Keeping = { kept: 'facts', when: 'a person agrees to it' };

/** Every paper that a person signs, agrees to or receives, by the id in `files.template_id`. */
export const PAPERS: Readonly<Record<string, Keeping>> = {
  loan: AT_SIGNING,
  'cost-sheet': AT_SIGNING,
  'e-sign': AT_SIGNING,
  register: AGREED,
  privacy: AGREED,
  'id-card': AGREED,
  face: AGREED,
  'bank-card': AGREED,
  'personal-info': AGREED,
  'credit-report': AGREED,
  credit: AGREED,
  'square-data': AGREED,
  'partner-data': AGREED,
  marketing: AGREED,
  'settlement-certificate': { kept: 'facts', when: 'it is issued' },
  'data-export': { kept: 'file', when: 'it is asked for' },
};
