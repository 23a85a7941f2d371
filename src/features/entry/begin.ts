/** Tells the front page that the person wants to apply: if nothing is done yet, the flow opens with its first step. */
export const BEGIN = { begin: 'Y' } as const;
