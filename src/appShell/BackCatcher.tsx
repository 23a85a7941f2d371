/** A browser tells of Back itself (platform/backStep). */
export const BackCatcher = (): null => null;
