import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../port.mjs';
import { endTree } from '../run.mjs';
import { must } from './must.mjs';

const windows = process.platform === 'win32';

/** Runs `npm start` until it prints the address of the app. Then requests app and console, and ends it. */
async function start(cwd, env) {
  const port = await freePort();
  const child = spawn('npm', ['start'], { cwd, env: { ...env, PORT: String(port) }, shell: windows });
  const lines = [];
  child.stderr.on('data', (piece) => lines.push(String(piece)));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line.includes(`http://127.0.0.1:${port}/sandbox/`)) break;
    }
    if (child.exitCode !== null) throw new Error(lines.join('\n'));
    for (const path of ['', 'sandbox/']) {
      const { status } = await fetch(`http://127.0.0.1:${port}/${path}`).catch(() => {
        throw new Error(lines.join('\n'));
      });
      if (status !== 200) throw new Error(`/${path} answers ${status}`);
    }
  } finally {
    endTree(child);
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** The first steps of a developer in `folder`: install, build and start, then build the mini-program. `bin` is the folder of another Node. */
export async function firstCommands(folder, bin) {
  const path = bin === undefined ? process.env.PATH : `${bin}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH: path };
  await start(folder, env);
  await must('npm', ['run', 'build:weapp'], { cwd: folder, env });
  const changed = await must('git', ['status', '--porcelain'], { cwd: folder });
  if (changed !== '') throw new Error(`changed by it:\n${changed}`);
}
