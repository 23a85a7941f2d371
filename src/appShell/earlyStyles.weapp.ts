/** A mini-program has its style sheets in its package. */
export {};
