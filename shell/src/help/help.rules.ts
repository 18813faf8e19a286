import type { LiveContribution } from '../slots/contributions.rules';

/** Returns the help contribution of the remote that owns the page; other remotes are not loaded for it. */
export const helpFor = (page: string, helps: readonly LiveContribution[]): LiveContribution | undefined =>
  helps.find(({ remote }) => remote.manifest.pages.some(({ name }) => name === page));
