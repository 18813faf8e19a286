import type { LiveRemote, Release, ReleaseOffer, RootKeys } from '@console/contracts/release';
import { refused, type Refused } from './doubt';
import { openManifest } from './open-manifest';
import { openRelease, type Wanted } from './open-release';
import { openRoot } from './open-root';
import { contentOf, type Circumstances, type Stored } from './release-judgement.rules';

/** Keys, circumstances and manifests for verifying an offer. */
export interface Verifier extends Circumstances {
  /** The keys built into the shell. */
  root: RootKeys;
  /** Returns the text of the manifest with this digest; rejects if it cannot be fetched. */
  fetchManifest: (digest: string) => Promise<string>;
}

/** A verified release and the versions withheld from it. */
export interface Verified {
  at: 'verified';
  release: Release;
  /** Facts to store: from now on, a lower number is refused, and so is the same number with other content. */
  stored: Stored;
  /** Remotes whose manifests were refused; other remotes are not affected. */
  withheld: Withheld[];
}

/** A version of the release whose manifest was refused or could not be fetched. */
export type Withheld = Refused & Pick<Wanted, 'remote' | 'minVersion' | 'withdrawn'>;

/** Verifies an offer from the server. Only this function decides which versions may run. */
export async function verifyOffer(offer: ReleaseOffer, verifier: Verifier): Promise<Verified | Refused> {
  const keys = await openRoot(verifier.root, offer.root);
  if (keys.at === 'refused') return keys;
  const { root } = keys;
  if (root.version < (verifier.stored?.rootVersion ?? 0))
    return refused('older', `Root keys ${root.version} are older than root keys ${verifier.stored?.rootVersion}`);
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
