/** Colour of a state of the papers; its name says the same. */
export const EDUCATION_TONES = {
  none: 'grey',
  draft: 'grey',
  reviewing: 'gold',
  approved: 'green',
  returned: 'red',
} as const;
