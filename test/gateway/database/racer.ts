import { takeLock } from '../../../gateway/database/lock';

/** A process that tries to take the lock of a folder each time it is told to, and reports the outcome. */
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
