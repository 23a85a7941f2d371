import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import './root.mjs';

const windows = process.platform === 'win32';
const ORPHAN_CHECK_MS = 250;

/**
 * Runs a program to its end: `{ code, output }`. With `show` the output goes to the terminal instead, with `log` it is
 * also saved in `.cache/<log>.log`.
 */
export function run(program, args, { env = {}, show = false, log, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      shell: windows && program === 'npm',
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const pieces = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(pieces).toString();
      if (log !== undefined) {
        mkdirSync('.cache', { recursive: true });
        writeFileSync(join('.cache', `${log}.log`), output);
      }
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program of node_modules/.bin with the current Node. */
export const runPackage = (script, args, options) =>
  run(process.execPath, [resolve('node_modules', script), ...args], options);

/**
 * Starts a long-running program; signals that end this process are passed on, and the program's end ends this process.
 * `onLine` gets each line that the program writes.
 */
export function stay(program, args, { env = {}, onLine = () => {} } = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    process.stdout.write(`${line}\n`);
    onLine(line);
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      const passed = passedOn(signal, process.platform);
      if (passed !== undefined) child.kill(passed);
    });
  }
  endWithNpm(() => endTree(child));
  child.on('exit', (code) => process.exit(code ?? 1));
  return child;
}

/**
 * The signal for the program when we get `signal`. On Windows a console gives its signals to every process in it; a second signal from us would
 * end the program at once, while it is still shutting down.
 */
export function passedOn(signal, platform) {
  if (platform === 'win32') return undefined;
  return signal === 'SIGHUP' ? 'SIGTERM' : signal;
}

/** Ends a program and the programs that it has started: on Windows those would outlive it; elsewhere it passes our signal on to them. */
export function endTree(child) {
  if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill();
}

/** npm sends a signal only to the shell between npm and us, and that shell dies without passing it on. So watch whether our parent is gone. */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, ORPHAN_CHECK_MS).unref();
}

/** Seconds since `start` (performance.now()), as text. */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
