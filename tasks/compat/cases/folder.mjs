import { inClone } from '../clone.mjs';
import { firstCommands } from '../firstCommand.mjs';

const ODD = "it's (1) 我的";

/** A folder whose name holds what paths in generated code trip over. What cannot work there is refused at once: `test/tasks/folder.test.ts`. */
export async function run() {
  await inClone(ODD, (clone) => firstCommands(clone));
  return `${ODD}: installs, builds both targets, starts`;
}
