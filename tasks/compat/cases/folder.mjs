import { inClone } from '../clone.mjs';
import { firstCommands } from '../firstCommand.mjs';

const ODD = "it's (1) 我的";

/** A folder whose name contains characters that can break paths in generated code. Names that cannot work are refused at once: `test/tasks/folder.test.ts`. */
export async function run() {
  await inClone(ODD, (clone) => firstCommands(clone));
  return `${ODD}: installs, builds both targets, starts`;
}
