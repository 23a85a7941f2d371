/** New pictures count for an hour. */
export const PICTURES_MS = 60 * 60_000;
