import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemCodeOf } from '../start/start-failure';

/** Tells a process from a later one with the same number; null if there is no such process. */
export function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it lives and belongs to somebody else.
    if (systemCodeOf(error) !== 'EPERM') return null;
  }
  return process.platform === 'linux' ? linuxStartOf(pid) : otherStartOf(pid);
}

function linuxStartOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in brackets may hold spaces; what follows its closing bracket does not. Field 22 is the start time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}

function otherStartOf(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
