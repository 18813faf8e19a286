import type { LiveContribution } from '../slots/contributions.rules';

/** The help of the remote that has the page; no other remote is loaded for it. */
export const helpFor = (page: string, helps: readonly LiveContribution[]): LiveContribution | undefined =>
  helps.find(({ remote }) => remote.manifest.pages.some(({ name }) => name === page));
