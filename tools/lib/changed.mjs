import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const lines = (text) => text.split('\n').filter(Boolean);

/** Returns files that differ from a commit, including uncommitted and untracked files but not deleted ones. */
export async function changedSince(commit) {
  const base = await run('git', ['merge-base', commit, 'HEAD']).catch(() => {
    throw new Error(`There is no commit "${commit}".`);
  });
  const changed = await run('git', ['diff', '--name-only', base.trim()]);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...lines(changed), ...lines(added)])].filter((file) => existsSync(file));
}
