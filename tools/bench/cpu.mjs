import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU that processes and their children have taken, in milliseconds; 0 where the system does not tell. */
export function cpuMsOf(pids) {
  const children = pids.flatMap((pid) => childrenOf(pid));
  return [...pids, ...children].reduce((sum, pid) => sum + ticksOf(pid), 0) * (1000 / ticksPerSecond);
}

function childrenOf(pid) {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    // It has none, or the system has no such tool.
    return [];
  }
}

function ticksOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces; what follows it is counted from its end.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    // Its own, and what children that have ended took.
    return times.reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return 0;
  }
}
