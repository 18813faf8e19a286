import type { LiveRemote, Release } from '@console/contracts/release';

const livesMs = 24 * 60 * 60 * 1000;

/** The release of what was built here: everything is live for everyone. */
export const releaseOf = (remotes: LiveRemote[], now: Date): Release => ({
  number: 1,
  issuedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + livesMs).toISOString(),
  remotes,
});

/** The live version that owns a page. */
export const ownerOf = (release: Release, page: string): LiveRemote | undefined =>
  release.remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
