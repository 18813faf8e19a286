/**
 * Exclusive lock on an open file. Plain JavaScript, because tools and child processes of tests load it without a compiler.
 *
 * The kernel keeps the lock with the open file and releases it when the process ends, however it ends. The lock holds
 * across PID namespaces, so between containers that share a volume. The file itself says nothing and is never removed:
 * there is no leftover to judge, and no moment between a check and a removal.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import os from 'node:os';

/** `open` of macOS and the BSDs can lock (O_EXLOCK, which Node does not name). Linux needs `flock`. */
const lockingOpen = { darwin: 0x20, freebsd: 0x20, netbsd: 0x20, openbsd: 0x20 }[process.platform];

/** Exit status of `flock -n` for a lock that another open file has. */
const statusOfHeld = 1;

/** A network file system can leave `flock` without an answer. */
const answerMs = 10_000;

/** Locks the file, which is made if it is missing, or answers who has it or why that is impossible. */
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
  const answer = lock(fd);
  if (answer.at === 'locked' && isLockedFor(file)) return { at: 'locked', fd };
  closeSync(fd);
  if (answer.at === 'held') return { at: 'held', by: holderOf(file) };
  return answer.at === 'failed' ? answer : { at: 'failed', reason: 'its file system does not lock files' };
}

/** Some file systems accept every lock. A second open file must be refused, or the lock keeps nobody out. */
function isLockedFor(file) {
  const fd = openSync(file, constants.O_RDWR);
  try {
    return lock(fd).at === 'held';
  } finally {
    closeSync(fd);
  }
}

/**
 * The lock belongs to the open file and not to the process that asked for it, so it stays when `flock` has ended. Node
 * opens files so that no other child inherits them, so no child can keep the lock beyond the end of this process.
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
  return { at: 'failed', reason: stderr.trim() || `flock ended with ${status}` };
}

/** Only for messages: process numbers mean nothing in another container, and nothing is decided by them. */
function note(fd) {
  try {
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, host: os.hostname() }), 0);
  } catch {
    // The lock holds on a full disk too.
  }
}

function holderOf(file) {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8'));
    if (Number.isInteger(pid) && typeof host === 'string') return `process ${pid} on ${host}`;
  } catch {
    // The holder has the lock and has not written yet.
  }
  return 'another process';
}
