/**
 * Takes the exclusive kernel lock on a file, which is made if it is missing. It ends with the process at the latest. The
 * result is `held` where another process has it, and `failed` where this machine or file system cannot lock.
 * @public knip does not connect it with the imports of `kernel-lock.mjs`
 */
export function lockFile(
  file: string,
): { at: 'locked'; release: () => void } | { at: 'held'; by: string } | { at: 'failed'; reason: string };
