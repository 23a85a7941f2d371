/** Longest file, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** A decoded pixel takes four bytes: 50 million pixels are 200 MB, the memory limit for one request. */
export const MOST_PIXELS = 50_000_000;
