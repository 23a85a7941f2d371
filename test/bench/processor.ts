import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK` of Linux on every machine that Node runs on. */
const TICKS = 100;

/** Fields of /proc/<pid>/stat after the name, which may contain spaces. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It has just ended.
    return [];
  }
}

const PARENT = 1;
const USER = 11;
const SYSTEM = 12;

/** Seconds of processor that this process has used. */
export function usedBy(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[USER] ?? 0) + Number(stat[SYSTEM] ?? 0)) / TICKS;
}

/** The process and those that it has started. */
export function familyOf(pid: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((one) => Number(statOf(one)[PARENT]) === pid)];
}

const FIRST_IDLE = 3;
const LAST_IDLE = 5;

/** Seconds that the machine's cores together have worked, whatever for. */
export function usedByAll(): number {
  const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n');
  const fields = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const working = fields.filter((_, index) => index < FIRST_IDLE || index >= LAST_IDLE);
  return working.reduce((sum, ticks) => sum + ticks, 0) / TICKS;
}
