import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder; every task works there, from any current directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** Whether Node was started with this module, also through a linked folder. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && realpathSync(fileURLToPath(meta.url)) === realpathSync(process.argv[1]);

/** Ends the process with a plain sentence instead of a stack. */
export function giveUp(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
