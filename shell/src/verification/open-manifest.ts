import { baseOf, faultOfManifest, signedManifest, type LiveRemote, type RootKeys } from '@console/contracts/release';
import { refused, type Refused } from './doubt';
import { parsed, type Wanted } from './open-release';
import { digestOf, signersOf } from './signatures';

/** Verifies and parses a manifest; returns a version that may run, or a refusal. */
export async function openManifest(
  { remote, version, minVersion, withdrawn, digest, signatures, isForced }: Wanted,
  text: string,
  root: RootKeys,
): Promise<{ at: 'open'; remote: LiveRemote } | Refused> {
  const name = `${remote} ${version}`;
  if ((await digestOf(text)) !== digest)
    return refused('unsigned', `The manifest of ${name} has another digest than the release`);
  const signers = await signersOf('manifest', { text, signatures }, root);
  const team = Object.hasOwn(root.teams, remote) ? root.teams[remote] : undefined;
  if (!team?.some((id) => signers.has(id)))
    return refused('unsigned', `The manifest of ${name} is not signed by its team`);
  const manifest = parsed(signedManifest, text);
  if (!manifest) return refused('unreadable', `The manifest of ${name} is signed but cannot be parsed`);
  const fault = faultOfManifest(manifest, { remote, version });
  if (fault) return refused('unreadable', `The manifest of ${name}: ${fault}`);
  return {
    at: 'open',
    remote: { remote, version, base: baseOf(remote, version, digest), manifest, isForced, minVersion, withdrawn },
  };
}
