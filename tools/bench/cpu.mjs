import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU time of processes and their children in milliseconds; 0 if the system does not provide it. */
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
    // It has no children, or the system has no such tool.
    return [];
  }
}

function ticksOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name may contain spaces, so fields are counted after its end.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    // Own time, and time of ended children.
    return times.reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return 0;
  }
}
