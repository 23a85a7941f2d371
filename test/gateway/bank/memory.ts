import { execFileSync } from 'node:child_process';

/** Kilobytes that a process holds in memory, as its system says. */
function kilobytes(pid: number): number {
  if (process.platform !== 'win32')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  const row = execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']).toString();
  // The last column, such as "123,456 K".
  return Number((row.split('","').at(-1) ?? '').replace(/\D/g, ''));
}

export const megabytes = (pid: number): number => kilobytes(pid) / 1024;
