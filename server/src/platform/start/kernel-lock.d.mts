/**
 * Takes an exclusive kernel lock on a file, which is created if it is missing. The lock ends with the process at the
 * latest. The result is `held` if another process has the lock, and `failed` if the machine or file system does not
 * support it. @public knip does not connect it with the imports of `kernel-lock.mjs`
 */
export function lockFile(
  file: string,
): { at: 'locked'; release: () => void } | { at: 'held'; by: string } | { at: 'failed'; reason: string };
