/** What a folder's failures mean, by Node's codes. */
const FOLDER: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left for this user',
  EROFS: 'it is on a file system that is read-only',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
};

/** Why the gateway has not started, in words for anyone who starts it. */
export function inWords(error: unknown, dataDir = '.sandbox'): string {
  if (!(error instanceof Error)) return `not started: ${JSON.stringify(error)}`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const why = FOLDER[code];
  return why === undefined
    ? error.message
    : `The folder ${dataDir} (SANDBOX_DATA) cannot be used: ${why}. (${error.message})`;
}
