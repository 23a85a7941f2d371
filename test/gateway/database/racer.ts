import { takeLock } from '../../../gateway/database/lock';

/** A process that races for the lock of a folder whenever it is told to, and says what came of it. */
let release: (() => void) | undefined;

const take = (folder: string): string => {
  try {
    release = takeLock(folder);
    return 'owner';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

process.on('message', (told: { readonly folder: string } | 'release') => {
  if (told !== 'release') return process.send?.(take(told.folder));
  release?.();
  release = undefined;
  return process.send?.('released');
});
process.send?.('ready');
