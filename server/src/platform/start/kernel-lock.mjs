/**
 * Exclusive lock on an open file. Plain JavaScript, because tools and child processes of tests load it without a
 * compiler.
 *
 * The kernel ties the lock to the open file and releases it when the process ends, for whatever reason. The lock works
 * across PID namespaces, and thus between containers that share a volume. The content of the file has no effect on the
 * lock, and the file is never removed: nothing needs cleaning up after a crash, and a check and a removal cannot race.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import os from 'node:os';

/** On macOS and the BSDs `open` can lock (O_EXLOCK, which Node does not define). Linux needs the command `flock`. */
const lockingOpen = { darwin: 0x20, freebsd: 0x20, netbsd: 0x20, openbsd: 0x20 }[process.platform];

/** Exit status of `flock -n` if another open file holds the lock. */
const statusOfHeld = 1;

/** Timeout of `flock`, which can hang on a network file system. */
const answerMs = 10_000;

/** Locks the file, which is created if it is missing. If that fails, returns the holder or the reason. */
export function lockFile(file) {
  let opened;
  try {
    opened = lockingOpen === undefined ? openThenLock(file) : openLocked(file, lockingOpen);
  } catch (error) {
    return { at: 'failed', reason: error.message };
  }
  if (opened.at !== 'locked') return opened;
  const { fd } = opened;
  note(fd);
  return { at: 'locked', release: () => closeSync(fd) };
}

function openLocked(file, flag) {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  try {
    return { at: 'locked', fd: openSync(file, O_RDWR | O_CREAT | O_NONBLOCK | flag, 0o600) };
  } catch (error) {
    if (error.code === 'EAGAIN') return { at: 'held', by: holderOf(file) };
    throw error;
  }
}

function openThenLock(file) {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  const first = lock(fd);
  const second = first.at === 'locked' ? lockAgain(file) : null;
  if (second?.at === 'held') return { at: 'locked', fd };
  closeSync(fd);
  if (first.at === 'held') return { at: 'held', by: holderOf(file) };
  return [first, second].find((answer) => answer?.at === 'failed') ?? unlockable;
}

/** Some file systems accept every lock request. */
const unlockable = { at: 'failed', reason: 'its file system does not lock files' };

/** Tries to lock the file through another open file, which must fail. */
function lockAgain(file) {
  const fd = openSync(file, constants.O_RDWR);
  try {
    return lock(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Runs `flock`, which inherits the open file. The lock belongs to the open file, so it remains after `flock` ends. Node
 * opens files with O_CLOEXEC, so no other child process inherits the file and could keep the lock after this process
 * ends.
 */
function lock(fd) {
  const { status, stderr, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    encoding: 'utf8',
    timeout: answerMs,
  });
  if (error?.code === 'ENOENT') return { at: 'failed', reason: 'the command flock of util-linux is missing' };
  if (error) return { at: 'failed', reason: error.message };
  if (status === 0) return { at: 'locked' };
  if (status === statusOfHeld && stderr === '') return { at: 'held' };
  return { at: 'failed', reason: stderr.trim() || `flock exited with status ${status}` };
}

/** Writes process number and host name, for messages only: process numbers are not unique across containers. */
function note(fd) {
  try {
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, host: os.hostname() }), 0);
  } catch {
    // The disk is full; the lock works without the note.
  }
}

function holderOf(file) {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8'));
    if (Number.isInteger(pid) && typeof host === 'string') return `process ${pid} on ${host}`;
  } catch {
    // The holder has not written its note yet.
  }
  return 'another process';
}
