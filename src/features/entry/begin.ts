/** For the front page: the person wants to apply, so a flow in which nothing is done yet opens with its first step. */
export const BEGIN = { begin: 'Y' } as const;
