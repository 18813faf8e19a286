import type { Dossier } from '@console/contracts/releases';
import type { Manifest, SignedText } from '@console/contracts/release';
import type { LocalBuild } from '../releases/release/builds';
import { textsOf } from '../releases/release/file-list';
import { digestOf, signText, type SigningKey } from '../releases/release/signing';

/** A reason of sufficient length. */
export const justification = 'Shows the cards of a merchant with their limits.';

/** A build as its team publishes it, in the form with a file list. */
export function publicationWithListOf(build: LocalBuild, key: SigningKey | undefined) {
  if (!key) throw new Error('The team has no key.');
  const { dossier } = publicationOf(build, key);
  const { manifest, files } = textsOf({ ...build.manifest, dossier: digestOf(dossier) });
  return { manifest: signText('manifest', manifest, [key]), files: files ?? '', dossier };
}

/** A build as its team publishes it, in the form whose manifest has the files. */
export function publicationOf(
  { manifest, facts }: LocalBuild,
  key: SigningKey | undefined,
  change: { dossier?: Partial<Dossier>; manifest?: Partial<Manifest> } = {},
): { manifest: SignedText; dossier: string } {
  if (!key) throw new Error('The team has no key.');
  const { remote, version } = manifest;
  const provenance = { commit: 'abc', builder: 'a test' };
  const dossier = JSON.stringify({ ...facts, remote, version, provenance, justification, ...change.dossier });
  const text = JSON.stringify({ ...manifest, dossier: digestOf(dossier), ...change.manifest });
  return { manifest: signText('manifest', text, [key]), dossier };
}
