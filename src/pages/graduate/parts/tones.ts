/** Colour of each state of the papers; the state's name says the same in words. */
export const EDUCATION_TONES = {
  none: 'grey',
  draft: 'grey',
  reviewing: 'gold',
  approved: 'green',
  returned: 'red',
} as const;
