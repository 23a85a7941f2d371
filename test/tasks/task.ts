import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../architecture/files';

/** The tasks are plain modules of Node, which jest does not load: Node itself is asked. `expression` sees what the task exports as `task`. */
export function asked(task: string, expression: string): unknown {
  const file = pathToFileURL(join(root, 'tasks', task)).href;
  const script = `const task = await import(${JSON.stringify(file)}); console.log(JSON.stringify(await (${expression})) ?? 'null');`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}
