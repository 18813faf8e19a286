import type { LiveRemote, Release, ReleaseOffer, RootKeys } from '@console/contracts/release';
import { refused, type Refused } from './doubt';
import { openManifest } from './open-manifest';
import { openRelease, type Wanted } from './open-release';
import { openRoot } from './open-root';
import { contentOf, type Circumstances, type Stored } from './release-judgement.rules';

/** What an offer is verified with. */
export interface Verifier extends Circumstances {
  /** The keys that the shell was built with. */
  root: RootKeys;
  /** The text of a manifest by its digest; fails where it cannot be had. */
  fetchManifest: (digest: string) => Promise<string>;
}

/** What may run, and what of it may not. */
export interface Verified {
  at: 'verified';
  release: Release;
  /** To remember: whatever is older, or says something else under this number, is refused from now on. */
  stored: Stored;
  /** Remotes whose manifests did not count; the others are not held back by them. */
  withheld: Withheld[];
}

/** A version of the release that may not run, or not yet. */
export type Withheld = Refused & Pick<Wanted, 'remote' | 'minVersion' | 'withdrawn'>;

/** Takes what the server said, and answers what is true of it. Nothing else decides what may run. */
export async function verifyOffer(offer: ReleaseOffer, verifier: Verifier): Promise<Verified | Refused> {
  const keys = await openRoot(verifier.root, offer.root);
  if (keys.at === 'refused') return keys;
  const { root } = keys;
  if (root.version < (verifier.stored?.rootVersion ?? 0))
    return refused('older', `The keys ${root.version} came before keys ${verifier.stored?.rootVersion}`);
  const dialog = await openRelease(offer, root, verifier);
  if (dialog.at === 'refused') return dialog;
  const results = await Promise.all(dialog.wanted.map((wanted) => verifyVersion(wanted, { ...verifier, root })));
  const { number, issuedAt, expiresAt } = dialog.release;
  const remotes = results.flatMap((result): LiveRemote[] => (result.at === 'open' ? [result.remote] : []));
  return {
    at: 'verified',
    release: { number, issuedAt, expiresAt, remotes },
    stored: { number, issuedAt, content: contentOf(dialog.release), rootVersion: root.version },
    withheld: results.filter((result) => result.at === 'refused'),
  };
}

async function verifyVersion(
  wanted: Wanted,
  { root, fetchManifest }: Verifier,
): Promise<{ at: 'open'; remote: LiveRemote } | Withheld> {
  const { remote, minVersion, withdrawn } = wanted;
  const dialog = await fetchManifest(wanted.digest).then(
    (text) => openManifest(wanted, text, root),
    (error: unknown) => refused('unreachable', `The manifest of ${remote} ${wanted.version}: ${String(error)}`),
  );
  return dialog.at === 'open' ? dialog : { ...dialog, remote, minVersion, withdrawn };
}
